import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { shirtColor } from '../../print/index.ts';
import {
  type LeftOut,
  largestPrintArea,
  ProductChoices,
  planVariants,
  printOn,
  ShirtCatalogService,
  type ShirtVariant,
  sizesInOrder,
} from '../../printify/index.ts';
import { ProfitService, type ProfitView, type SaleTermsQuery } from '../../profit/index.ts';
import { type GenerationRequest, generationRequest } from '../generation-request.ts';
import type { StoredPrint } from '../prints.ts';
import type { StepResults } from '../step.ts';
import type { DesignColor, GenerationVariants } from './variants.dto.ts';

/** What a design is sold as: the variants of its product and what each size leaves. */
@Injectable()
export class VariantsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly catalog: ShirtCatalogService,
    private readonly choices: ProductChoices,
    private readonly profits: ProfitService,
  ) {}

  /** @throws AppError not_found */
  async of(userId: string, id: string): Promise<GenerationVariants> {
    const { row, request, matrix, enabled, leftOut } = await this.read(userId, id);
    const names = await this.choices.namesOfProduct(userId, request.product);
    return {
      made: row.productId !== null,
      catalogKnown: matrix.length > 0,
      blueprint: names?.blueprint ?? null,
      provider: names?.provider ?? null,
      printArea: enabled.length > 0 ? largestPrintArea(enabled) : null,
      colors: toColors(row, matrix, enabled),
      leftOut,
    };
  }

  /** At the prices it was accepted with. @throws AppError not_found */
  async profitOf(userId: string, id: string, terms: SaleTermsQuery): Promise<ProfitView> {
    const { request, enabled } = await this.read(userId, id);
    const { product, price, sizePrices } = request;
    return this.profits.ofVariants(userId, { product, variants: enabled, prices: { price, sizePrices } }, terms);
  }

  private async read(userId: string, id: string) {
    const row = await this.prisma.generation.findFirst({
      where: { id, userId },
      include: { steps: { where: { name: 'create_product' } } },
    });
    if (!row) throw new AppError('not_found');
    const request = generationRequest.parse(row.request);
    const matrix = await this.catalog.availableOrCachedVariants(userId, request.product);
    const kept = storedPlan.safeParse(row.steps[0]?.result);
    const plan = kept.success ? madeOf(matrix, kept.data.plan) : planOf(matrix, row, request);
    return { row, request, matrix, ...plan };
  }
}

interface Plan {
  enabled: ShirtVariant[];
  leftOut: LeftOut[];
}

const storedPlan: z.ZodType<Required<Pick<StepResults['create_product'], 'plan'>>> = z.object({
  plan: z.object({
    variantIds: z.array(z.int()),
    leftOut: z.array(
      z.object({
        reason: z.enum(['not_offered', 'out_of_stock', 'too_many']),
        colors: z.array(z.string()),
        sizes: z.array(z.string()),
        message: z.string(),
      }),
    ),
  }),
});

function madeOf(matrix: ShirtVariant[], { variantIds, leftOut }: { variantIds: number[]; leftOut: LeftOut[] }): Plan {
  const ids = new Set(variantIds);
  return { enabled: matrix.filter(({ variantId }) => ids.has(variantId)), leftOut };
}

/** What would be made today. Where no catalog is at hand nothing can be said of what is missing. */
function planOf(matrix: ShirtVariant[], { colors }: Generation, { product }: GenerationRequest): Plan {
  return matrix.length > 0 ? planVariants(matrix, colors, product.sizes) : { enabled: [], leftOut: [] };
}

/** The chosen colors first, in the order they were chosen in. */
function toColors({ colors, prints }: Generation, matrix: ShirtVariant[], enabled: ShirtVariant[]): DesignColor[] {
  const made = prints as unknown as Pick<StoredPrint, 'ink' | 'shirts'>[] | null;
  return [...new Set([...colors, ...matrix.map(({ color }) => color)])].map((color) => ({
    color,
    hex: shirtColor(color).hex,
    sizes: sizesInOrder(enabled.filter((variant) => variant.color === color).map(({ size }) => size)),
    ink: made?.[printOn(color, made)]?.ink ?? null,
  }));
}
