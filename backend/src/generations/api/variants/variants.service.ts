import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { shirtColor } from '../../../print/index.ts';
import {
  largestPrintArea,
  ProductChoices,
  printOn,
  ShirtCatalogService,
  type ShirtVariant,
  sizesInOrder,
} from '../../../printify/index.ts';
import { type GenerationProfitQuery, ProfitService, type ProfitView } from '../../../profit/index.ts';
import { colorsOnOf, faultOfColorsOn } from '../../model/products/colors-on.ts';
import { createdProduct, planOf } from '../../model/products/product-plan.ts';
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
    const colorsOn = colorsOnOf(row.colors, request);
    const names = await this.choices.namesOfProduct(userId, request.product);
    return {
      made: row.productId !== null,
      catalogKnown: matrix.length > 0,
      blueprint: names?.blueprint ?? null,
      provider: names?.provider ?? null,
      printArea: enabled.length > 0 ? largestPrintArea(enabled) : null,
      colors: toColors(row, matrix, enabled, colorsOn),
      leftOut,
    };
  }

  /** At its prices and in its colors, or with another `price` for the sizes without one of their own or other colors. */
  async getProfit(
    userId: string,
    id: string,
    { price, colorsOn, ...terms }: GenerationProfitQuery,
  ): Promise<ProfitView> {
    const { row, request, enabled } = await this.read(userId, id);
    const fault = colorsOn && faultOfColorsOn(row.colors, colorsOn);
    if (fault) throw new AppError('validation_failed', fault, { fields: { colorsOn: fault } });
    const { product, sizePrices } = request;
    const prices = { price: price ?? request.price, sizePrices };
    const sold = colorsOn ?? colorsOnOf(row.colors, request);
    const variants = enabled.filter(({ color }) => sold.includes(color));
    return this.profits.calculateVariantsProfit(userId, { product, variants, prices }, terms);
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
    const stored = step && createdProduct.parse(step.result).plan;
    return { row, request, matrix, ...planOf(matrix, row.colors, request, stored) };
  }
}

function toColors(row: Generation, matrix: ShirtVariant[], enabled: ShirtVariant[], colorsOn: string[]): DesignColor[] {
  const sold = enabled.filter(({ color }) => colorsOn.includes(color));
  const prints = parsePrints(row);
  return [...new Set([...row.colors, ...matrix.map(({ color }) => color)])].map((color) => ({
    color,
    hex: shirtColor(color).hex,
    sizes: sizesInOrder(sold.filter((variant) => variant.color === color).map(({ size }) => size)),
    switchedOff: row.colors.includes(color) && !colorsOn.includes(color),
    ink: prints?.[printOn(color, prints)]?.ink ?? null,
  }));
}
