import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { shirtColor } from '../../../print/index.ts';
import {
  type LeftOut,
  largestPrintArea,
  ProductChoices,
  planVariants,
  printOn,
  ShirtCatalogService,
  type ShirtVariant,
  sizesInOrder,
} from '../../../printify/index.ts';
import { type GenerationProfitQuery, ProfitService, type ProfitView } from '../../../profit/index.ts';
import type { GenerationRequest } from '../../model/generation-request.ts';
import { parsePrints, parseRequest } from '../../model/row.ts';
import { createProduct } from '../../pipeline/steps/create-product.step.ts';
import type { DesignColor, GenerationVariants } from './variants.dto.ts';

@Injectable()
export class VariantsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly catalog: ShirtCatalogService,
    private readonly choices: ProductChoices,
    private readonly profits: ProfitService,
  ) {}

  async getVariants(userId: string, id: string): Promise<GenerationVariants> {
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

  /** At its prices, or with another `price` for the sizes without one of their own. */
  async getProfit(userId: string, id: string, { price, ...terms }: GenerationProfitQuery): Promise<ProfitView> {
    const { request, enabled } = await this.read(userId, id);
    const { product, sizePrices } = request;
    const prices = { price: price ?? request.price, sizePrices };
    return this.profits.calculateVariantsProfit(userId, { product, variants: enabled, prices }, terms);
  }

  private async read(userId: string, id: string) {
    const row = await this.prisma.generation.findFirst({
      where: { id, userId, deletedAt: null },
      include: { steps: { where: { name: createProduct.name } } },
    });
    if (!row) throw new AppError('not_found');
    const request = parseRequest(row);
    const matrix = await this.catalog.availableOrCachedVariants(userId, request.product);
    const [step] = row.steps;
    const stored = step && createProduct.result.parse(step.result).plan;
    const plan = stored ? storedPlan(matrix, stored) : planOf(matrix, row, request);
    return { row, request, matrix, ...plan };
  }
}

interface Plan {
  enabled: ShirtVariant[];
  leftOut: LeftOut[];
}

function storedPlan(
  matrix: ShirtVariant[],
  { variantIds, leftOut }: { variantIds: number[]; leftOut: LeftOut[] },
): Plan {
  const ids = new Set(variantIds);
  return { enabled: matrix.filter(({ variantId }) => ids.has(variantId)), leftOut };
}

/** What would be made today. Without a catalog nothing can be said of what is missing. */
function planOf(matrix: ShirtVariant[], { colors }: Generation, { product }: GenerationRequest): Plan {
  return matrix.length > 0 ? planVariants(matrix, colors, product.sizes) : { enabled: [], leftOut: [] };
}

function toColors(row: Generation, matrix: ShirtVariant[], enabled: ShirtVariant[]): DesignColor[] {
  const prints = parsePrints(row);
  return [...new Set([...row.colors, ...matrix.map(({ color }) => color)])].map((color) => ({
    color,
    hex: shirtColor(color).hex,
    sizes: sizesInOrder(enabled.filter((variant) => variant.color === color).map(({ size }) => size)),
    ink: prints?.[printOn(color, prints)]?.ink ?? null,
  }));
}
