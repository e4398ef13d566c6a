import { randomUUID } from 'node:crypto';
import type { DesignProductView } from '../../src/generations/api/products/design-products.dto.ts';
import { makeProduct } from '../../src/generations/jobs/make-product.job.ts';
import { productReference } from '../../src/generations/model/generation-names.ts';
import { type LineUpItem, lineUpItems } from '../../src/line-ups/model/line-up.ts';
import type { Prisma } from '../../src/platform/prisma/prisma.service.ts';
import type { TestApp } from './app.ts';
import type { ShopProduct } from './providers.ts';
import type { AppUnderTest, Seller } from './seller.ts';
import { until } from './until.ts';

/** Bodies of line-ups' items, by kind; each at the print provider with the fewest variants. */
export const bodies = {
  hoodie: { blueprintId: 77, printProviderId: 29, colors: ['Black'], sizes: ['M'], price: 4499 },
  sweatshirt: { blueprintId: 49, printProviderId: 29, colors: ['White'], sizes: ['L'], price: 3999 },
  kids: { blueprintId: 157, printProviderId: 99, colors: ['White'], sizes: ['S'], price: 1999 },
  tote: { blueprintId: 1313, printProviderId: 99, colors: ['Natural'], price: 2499 },
  mug: { blueprintId: 68, printProviderId: 1, colors: ['White'], price: 1499 },
  poster: { blueprintId: 282, printProviderId: 2, colors: ['White'], sizes: ['11" x 14" (Vertical)'], price: 1999 },
} as const;

export const fiveProducts = [bodies.hoodie, bodies.kids, bodies.tote, bodies.mug, bodies.poster];

export async function saveLineUp(person: Seller, items: readonly object[], asked: object = {}): Promise<string> {
  const answer = await person.post('/api/line-ups', { name: `Set ${randomUUID().slice(0, 8)}`, items, ...asked });
  if (answer.status !== 201) throw new Error(`${answer.status}: ${answer.text}`);
  return answer.body.id;
}

/** What a line-up is stored as: made once, it is good for any design. */
export async function itemsOf(
  app: Stored,
  person: Seller,
  wanted: readonly object[],
  asked: object = {},
): Promise<LineUpItem[]> {
  const id = await saveLineUp(person, wanted, asked);
  return lineUpItems.parse((await app.prisma.lineUp.findUniqueOrThrow({ where: { id } })).items);
}

export async function productsOfDesign(person: Seller, id: string): Promise<DesignProductView[]> {
  const { status, body, text } = await person.get(`/api/generations/${id}/products`);
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return body.products;
}

const busy = ['waiting', 'making', 'publishing'];

export function isAtRest({ status }: DesignProductView): boolean {
  return !busy.includes(status);
}

/** Waits until nothing works on any of them. */
export function productsEnded(person: Seller, id: string, seconds = 90): Promise<DesignProductView[]> {
  return until(
    () => productsOfDesign(person, id),
    (products) => products.every(isAtRest),
    { seconds, everyMs: 50 },
  );
}

/** Where they are stored; without a queue `recover-products` finds them. */
type Stored = Pick<AppUnderTest, 'prisma'> & { queue?: TestApp['queue'] };

/** Products of a design whose art and words are there already, on their way to Printify. */
export async function beginDrawn(
  app: Stored,
  person: Seller,
  generationId: string,
  items: LineUpItem[],
): Promise<void> {
  const design = await app.prisma.generation.findUniqueOrThrow({ where: { id: generationId } });
  const [file] = design.prints as Prisma.JsonObject[];
  const { uploadId: _id, shopId: _shop, ...print } = file as Prisma.JsonObject;
  const { extraProductCredits: credits } = await app.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
  const data = items.map((choice, at) => ({
    ...{ generationId, userId: person.id, position: at + 1, credits, choice },
    ...{ kind: choice.kind, place: choice.place },
    ...{ connectionId: choice.shop?.connectionId ?? null, chosenShopId: choice.shop?.shopId ?? null },
    ...{ blueprintId: choice.blueprintId, printProviderId: choice.printProviderId },
    prints: [{ ...print, variantIds: [] }] as Prisma.InputJsonArray,
    listing: design.listing as Prisma.InputJsonObject,
  }));
  await app.prisma.$transaction(async (tx) => {
    const rows = await tx.designProduct.createManyAndReturn({ data, select: { id: true } });
    for (const { id } of rows) await app.queue?.enqueue(tx, makeProduct, { designProductId: id });
  });
}

/** Those in a shop that were made for the row. */
export function madeFor(products: readonly ShopProduct[], { id }: Pick<DesignProductView, 'id'>): ShopProduct[] {
  const reference = `${productReference(id)}-`;
  return products.filter(({ variants }) => variants.some(({ sku }) => sku.startsWith(reference)));
}

/** What a seller and their programs learn of further products that are gone from Printify: history, and data of events. */
export async function foundGone({ prisma }: Stored, generationId: string) {
  const where = { generationId, kind: 'further_product_deleted' };
  const history = await prisma.generationEvent.findMany({ where, orderBy: { id: 'asc' } });
  const about = { subject: generationId, type: 'product.deleted' };
  const events = await prisma.sellerEvent.findMany({ where: about, orderBy: { number: 'asc' } });
  return { history: history.map(({ detail }) => detail), events: events.map(({ data }) => data) };
}
