import { Injectable } from '@nestjs/common';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import {
  type ConnectedShop,
  PrintifyError,
  PrintShop,
  SellerShops,
  type ShirtVariant,
  ShopArt,
  usualShop,
} from '../../printify/index.ts';
import { printedColors, productKindFacts } from '../../product-kinds/index.ts';
import { publishCheckDelay } from '../jobs/follow-publish.job.ts';
import { productReference } from '../model/generation-names.ts';
import {
  colorsOnOfProduct,
  type ProductPrices,
  parseChoice,
  parseProductPrints,
  productOf,
} from '../model/products/design-product.ts';
import { parseListing, type StoredListing } from '../model/row.ts';
import { StepError } from '../model/step-error.ts';
import { PrintUploads } from '../publishing/print-uploads.ts';
import { ProductDrawing } from './product-drawing.ts';
import { ProductListings } from './product-listings.ts';
import { ProductMatrices, type ProductMatrix, soldOf } from './product-matrices.ts';
import { ProductPricing } from './product-pricing.ts';
import { ProductStore } from './product-store.ts';

/** Takes a further product from where it is to Printify. Each result is stored before what needs it begins. */
@Injectable()
export class ProductMaker {
  constructor(
    private readonly matrices: ProductMatrices,
    private readonly shops: SellerShops,
    private readonly drawing: ProductDrawing,
    private readonly listings: ProductListings,
    private readonly pricing: ProductPricing,
    private readonly uploads: PrintUploads,
    private readonly shop: PrintShop,
    private readonly art: ShopArt,
    private readonly store: ProductStore,
  ) {}

  /** Null where it was refused, or goes on later by itself. */
  async make(begun: DesignProduct, design: Generation, signal: AbortSignal): Promise<DesignProduct | null> {
    const found = await this.matrices.find(begun);
    if (found.chosen.length === 0) throw notOffered(begun);
    let row = isDrawn(begun, design) ? begun : await this.draw(begun, design, found, signal);
    if (row?.state !== 'making') return row;
    const matrix = { ...found, sold: soldOf(row, found.chosen) };
    if (matrix.sold.length === 0) throw notOffered(begun);
    if (!row.listing) row = await this.store.save(row, { listing: await this.listings.write(design, row) });
    if (!row.productId) row = await this.create(row, matrix, signal);
    if (!row.prices || isPriceLate(row)) row = await this.pricing.finish(row, matrix.sold, signal);
    if (row.isOutdated && !(await this.bringUpToDate(row, matrix, signal))) return null;
    return row;
  }

  /** False while Printify is still publishing it, which goes on by itself, and where it is gone. */
  private async bringUpToDate(row: DesignProduct, { all }: ProductMatrix, signal: AbortSignal): Promise<boolean> {
    const { productId, artVersion } = row;
    if (!productId) return true;
    const connected = await this.findShop(row);
    const prints = namingOnce(await this.upload(row, connected, signal), all);
    const isBegun = row.artSent === artVersion;
    const state = await this.art
      .updateArt(connected, productId, prints, isBegun, signal, positionOf(row))
      .catch(goneOrThrow);
    if (state === 'gone') {
      await this.store.saveGone(row);
      return false;
    }
    if (state !== 'done') {
      await this.store.saveAndGoOn(row, state === 'publishing' ? { artSent: artVersion } : {}, publishCheckDelay);
      return false;
    }
    const mockupUrls = await this.art.findMockups(connected, productId, signal);
    if (mockupUrls.length > 0) await this.store.save(row, { mockupUrls });
    return true;
  }

  private async draw(
    row: DesignProduct,
    design: Generation,
    { all, chosen: offered, sold }: ProductMatrix,
    signal: AbortSignal,
  ): Promise<DesignProduct | null> {
    const { colors: chosen, title } = parseChoice(row);
    const colors = printedColors(row.kind, title, chosen);
    // A product that is there is not taken out of sizes that were bought.
    const wanted = row.productId ? sold : offered;
    const { verdict, prints } = await this.drawing.draw({ row, design, colors, wanted, all }, signal);
    const made = { verdict, prints, artVersion: design.artVersion };
    if (verdict.level !== 'refused') return this.store.save(row, made);
    if (row.productId)
      return this.store.save(row, { state: 'made', isOutdated: false, message: wouldNotPrint(verdict.message) });
    await this.store.end(row, 'refused', verdict.message, made);
    return null;
  }

  private async create(row: DesignProduct, { all, sold }: ProductMatrix, signal: AbortSignal) {
    const connected = await this.findShop(row);
    const uploaded = await this.upload(row, connected, signal);
    const sending = await this.store.save(row, { shopId: connected.shop.id });
    const prices = await this.pricing.priceOf(row, sold);
    const order = {
      ...listingOf(row),
      reference: productReference(row.id),
      variants: forSale(row, sold),
      ...(prices ?? this.pricing.provisional(row)),
      product: productOf(row),
      position: positionOf(row),
      prints: namingOnce(uploaded, all),
    };
    // Once its pictures were sent, an earlier call may have made it.
    const made = await this.shop.createProduct(connected, order, row.shopId !== null, signal);
    // One that an earlier call made has the words and the price of then.
    const isOlder = row.shopId !== null && row.listingVersion > 0;
    return this.saveMade(sending, { ...made, prices, isOlder });
  }

  /** An unanswered call's product is searched for in the shop of the first upload, which also has the pictures. */
  private async findShop(row: DesignProduct): Promise<ConnectedShop> {
    const { userId, connectionId, chosenShopId } = row;
    const shopId = row.shopId ?? chosenShopId;
    const connected = await this.shops.findConnected(userId, { connectionId, shopId });
    if (connected) return connected;
    if (connectionId === null && chosenShopId === null) await this.shops.requireConnected(userId, usualShop);
    throw shopMissing(row);
  }

  private upload(row: DesignProduct, connected: ConnectedShop, signal: AbortSignal) {
    const prints = parseProductPrints(row) ?? [];
    const save = async (saved: typeof prints) => {
      await this.store.save(row, { prints: saved });
    };
    return this.uploads.upload({ generationId: row.generationId, prints, connected, save }, signal);
  }

  private async saveMade(
    row: DesignProduct,
    { productId, deepLink, prices, ...call }: MadeRow,
  ): Promise<DesignProduct> {
    const columns = { productId, productMadeAt: new Date(), deepLink };
    const made = await this.store.saveMade(row, columns, call);
    return prices ? this.store.savePrices(made, prices) : made;
  }
}

function goneOrThrow(error: unknown): 'gone' {
  if (error instanceof PrintifyError && error.kind === 'not_found') return 'gone';
  throw error;
}

interface MadeRow {
  productId: string;
  deepLink: string;
  prices: ProductPrices | null;
  mayBeDouble: boolean;
  isOlder: boolean;
}

/** Its seller changed the price of a product that is at Printify: it goes to the shop with that. */
function isPriceLate({ pricePending, publishStatus }: DesignProduct): boolean {
  return pricePending && publishStatus === 'draft';
}

function forSale(row: DesignProduct, sold: ShirtVariant[]) {
  const colorsOn = colorsOnOfProduct(row);
  const variants = sold.map((variant) => ({ ...variant, isForSale: colorsOn.includes(variant.color) }));
  if (!variants.some(({ isForSale }) => isForSale)) throw notOffered(row);
  return variants;
}

/** Until there is a product, and where it is to be brought up to date, it follows what its design shows. */
function isDrawn({ prints, productId, isOutdated, artVersion }: DesignProduct, design: Generation): boolean {
  return prints !== null && ((productId !== null && !isOutdated) || artVersion === design.artVersion);
}

function wouldNotPrint(reason: string): string {
  return `The newest version isn’t on this product, which stays as it is. ${reason}`;
}

const positionOf = (row: DesignProduct) => parseChoice(row).place;

function listingOf(row: DesignProduct): StoredListing {
  const listing = parseListing(row);
  if (!listing) throw new Error('A product is created after its listing is written.');
  return listing;
}

/** A variant that came into the catalog since the files were made takes the first of them. */
function namingOnce<P extends { uploadId: string; variantIds: number[] }>(prints: P[], all: { variantId: number }[]) {
  const named = new Set(prints.flatMap(({ variantIds }) => variantIds));
  const there = new Set(all.map(({ variantId }) => variantId));
  const added = all.map(({ variantId }) => variantId).filter((id) => !named.has(id));
  return prints
    .map((print, at) => ({
      ...print,
      variantIds: [...print.variantIds.filter((id) => there.has(id)), ...(at === 0 ? added : [])],
    }))
    .filter(({ variantIds }) => variantIds.length > 0);
}

/** Nothing is made in another shop than the chosen one. */
function shopMissing(row: DesignProduct): StepError {
  const { shop } = parseChoice(row);
  if (!shop)
    return new StepError(
      'shop_changed',
      'A different Printify shop was connected while this was being made. Retry to make it there.',
    );
  const name = shop.title ? `The shop “${shop.title}” of “${shop.connection}”` : `“${shop.connection}”`;
  return new StepError(
    'shop_gone',
    `${name} isn’t connected any more, so this product can’t be made there. Connect that account again in Settings, then retry; or remove this product.`,
  );
}

function notOffered({ kind }: DesignProduct): StepError {
  const message = `Printify no longer offers this ${productKindFacts[kind].name} in the chosen colors and sizes. Choose others.`;
  return new StepError('colors_unavailable', message, 'printify');
}
