import { Injectable } from '@nestjs/common';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { defaultProduct, type ProductRef } from './product-choice.ts';

/** A shirt, who prints it, and the sizes to sell; no sizes: the usual ones. */
export interface ChosenProduct extends ProductRef {
  sizes: string[];
}

/** What each seller prints on. */
@Injectable()
export class ChosenProducts {
  constructor(private readonly prisma: PrismaService) {}

  /** The seller's choice, or the usual shirt. */
  async of(userId: string): Promise<ChosenProduct> {
    const row = await this.prisma.productChoice.findUnique({ where: { userId } });
    if (!row) return { ...defaultProduct, sizes: [] };
    const { blueprintId, printProviderId, sizes } = row;
    return { blueprintId, printProviderId, sizes };
  }
}
