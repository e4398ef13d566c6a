import { Injectable } from '@nestjs/common';
import { LineUpChecks, LineUpShops, LineUps } from '../../../line-ups/index.ts';
import type { LineUpItem } from '../../../line-ups/model/line-up.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { RateLimits } from '../../../platform/limits/rate-limits.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { SellerShops, withAppErrors } from '../../../printify/index.ts';
import { productKindFacts } from '../../../product-kinds/index.ts';
import { type ProductProfitQuery, ProfitService, type ProfitView, parseSizePrices } from '../../../profit/index.ts';
import { faultOfColorsOn } from '../../model/products/colors-on.ts';
import { colorsOnOfProduct, parseChoice, parsePrices, productOf } from '../../model/products/design-product.ts';
import { pricesAfter } from '../../model/products/price-change.ts';
import { DesignProducts as Products } from '../../products/design-products.ts';
import { ProductMatrices } from '../../products/product-matrices.ts';
import type { AddProducts, DesignProducts } from './design-products.dto.ts';
import { toDesignProduct } from './design-products.mapper.ts';

const changeLimit = { name: 'design-products', points: 60, seconds: 60 };

@Injectable()
export class DesignProductsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly products: Products,
    private readonly lineUps: LineUps,
    private readonly checks: LineUpChecks,
    private readonly matrices: ProductMatrices,
    private readonly profits: ProfitService,
    private readonly shops: SellerShops,
    private readonly lineUpShops: LineUpShops,
    private readonly limits: RateLimits,
    private readonly links: FileLinks,
  ) {}

  async listProducts(userId: string, id: string): Promise<DesignProducts> {
    const design = await this.findDesign(userId, id);
    const { extraProductCredits } = await this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    const rows = await this.products.list(design.id);
    const connections = rows.length > 0 ? await this.shops.list(userId) : [];
    const products = rows.map((row) => toDesignProduct(row, design, this.links, connections));
    const severalShops = connections.flatMap(({ shops }) => shops).length > 1;
    return { products, creditsEach: extraProductCredits, severalShops };
  }

  async addProducts(userId: string, id: string, body: AddProducts): Promise<DesignProducts> {
    await this.limits.consume(changeLimit, userId);
    const design = await this.findDesign(userId, id);
    if (design.status === 'error') throw new AppError('nothing_to_publish', 'This design failed. Retry it first.');
    await this.products.add(design, await this.itemsOf(userId, body));
    return this.listProducts(userId, id);
  }

  async retryProduct(userId: string, id: string, productId: string): Promise<DesignProducts> {
    await this.limits.consume(changeLimit, userId);
    await this.products.retry(userId, id, productId);
    return this.listProducts(userId, id);
  }

  /** @throws AppError not_found, not_ready while it has no prices */
  async getProfit(userId: string, id: string, productId: string, query: ProductProfitQuery): Promise<ProfitView> {
    const { price, sizePrices, colorsOn, ...terms } = query;
    const row = await this.products.find(userId, id, productId);
    const fault = colorsOn && faultOfColorsOn(parseChoice(row).colors, colorsOn);
    if (fault) throw new AppError('validation_failed', fault, { fields: { colorsOn: fault } });
    const { sold: all } = await withAppErrors(this.matrices.find(row));
    const sizes = [...new Set(all.map(({ size }) => size))];
    const change = { price, sizePrices: sizePrices ? parseSizePrices(sizePrices) : undefined };
    const prices = pricesAfter(parsePrices(row), change, sizes) ?? parsePrices(row);
    if (!prices) throw new AppError('not_ready', 'This product has no price yet.');
    const colors = colorsOn ?? colorsOnOfProduct(row);
    const variants = all.filter(({ color }) => colors.includes(color));
    const { name } = productKindFacts[row.kind];
    return this.profits.calculateVariantsProfit(userId, { product: productOf(row), variants, prices, name }, terms);
  }

  async removeProduct(userId: string, id: string, productId: string): Promise<void> {
    await this.limits.consume(changeLimit, userId);
    await this.products.remove(userId, id, productId);
  }

  private async findDesign(userId: string, id: string): Promise<Generation> {
    const design = await this.prisma.generation.findFirst({ where: { id, userId } });
    if (!design) throw new AppError('not_found');
    return design;
  }

  private async itemsOf(userId: string, { lineUpId, items, shop }: AddProducts): Promise<LineUpItem[]> {
    if (lineUpId && !items) return (await this.lineUps.find(userId, lineUpId)).items;
    if (items && !lineUpId) return this.checks.check(userId, items, await this.lineUpShops.check(userId, shop));
    const message = 'Give a line-up or products, one of the two.';
    throw new AppError('validation_failed', message, { fields: { items: message } });
  }
}
