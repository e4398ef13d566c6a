import type { DesignProductView } from '../../src/generations/api/products/design-products.dto.ts';
import { productStatus } from '../../src/generations/model/products/design-product.ts';
import type { LineUpItem } from '../../src/line-ups/model/line-up.ts';
import { beginDrawn, itemsOf, madeFor, productsOfDesign } from './products.ts';
import { callsTo, control, endFault, fault, productsOf, type ShopProduct } from './providers.ts';
import { type Case, nameOf, type Workshop } from './publish-scenario.ts';
import { begin, sideBySide, withNewAccount } from './publishing.ts';
import type { Seller } from './seller.ts';
import { until } from './until.ts';

/** Seconds until the products of one set have come to an end on a busy machine. */
const timeoutSeconds = 120;
const notSeen = /^We cannot see whether this product is in your shop\. /;
/** Of the others of the set, while Printify has asked for a pause. */
const paused = /has reached its limit for now/;
const gone = /was deleted/;
const notPublished = 'Printify didn’t publish this product. Retry, or check it in Printify.';

/** A set of products on its way to the shop of a finished design, and what is untrue of what its seller is told. */
class ProductScenario {
  private readonly violations: string[] = [];
  private rules: string[] = [];

  constructor(
    private readonly workshop: Workshop,
    private readonly person: Seller,
    private readonly watcher: string,
    private readonly designId: string,
    private readonly credits: number,
    private readonly one: Case,
  ) {}

  async run(items: LineUpItem[]): Promise<string[]> {
    for (const { place, trouble } of this.one.injections) {
      const rule = { provider: 'printify', token: this.person.printify, ...place.rule };
      this.rules.push(await fault(this.workshop.app, { ...rule, times: trouble.times, fault: trouble.fault }));
    }
    await beginDrawn(this.workshop.app, this.person, this.designId, items);
    await this.check();
    for (const _ of this.one.injections) {
      await this.end(1);
      await this.retry();
      await this.check();
    }
    await this.untilTidied(items.length);
    if (!(await this.check())) this.violations.push('not all are in the shop in the end');
    return this.violations;
  }

  /** Ends the first so many strikes, and with them the pause that Printify may have asked for. */
  private async end(count: number): Promise<void> {
    const { prisma } = this.workshop.app;
    for (const id of this.rules.splice(0, count)) await endFault(this.workshop.app, id);
    const { accountKey } = await prisma.printifyConnection.findUniqueOrThrow({ where: { userId: this.person.id } });
    await prisma.rateLimit.deleteMany({ where: { key: { endsWith: accountKey } } });
  }

  /** As a seller would who reads what is wrong, and tries again. */
  private async retry(): Promise<void> {
    for (const { id, status } of await this.ended()) {
      if (status !== 'failed' && status !== 'publish_failed') continue;
      const { status: code, text } = await this.person.post(`/api/generations/${this.designId}/products/${id}/retry`);
      if (code !== 202) this.violations.push(`a retry answers ${code}: ${text}`);
    }
  }

  private async ended(): Promise<DesignProductView[]> {
    const { prisma } = this.workshop.app;
    // While Printify says nothing about it, a product is on its way to the shop.
    const unfinished = this.rules.length > 0 ? ['waiting', 'making'] : ['waiting', 'making', 'publishing'];
    const query = { where: { generationId: this.designId }, select: { id: true, state: true, publishStatus: true } };
    // The API is read once, when all have ended: its answers cost more than the making.
    await until(
      async () => {
        const products = await prisma.designProduct.findMany(query);
        await this.startNow('make-product', products);
        return products.map(({ state, publishStatus }) => productStatus(state, publishStatus));
      },
      (statuses) => statuses.every((status) => !unfinished.includes(status)),
      { seconds: timeoutSeconds, everyMs: 300 },
    );
    return productsOfDesign(this.person, this.designId);
  }

  /** A call that ends long after its time may make a second product, which is found and removed. */
  private async untilTidied(count: number): Promise<void> {
    if (!this.isLate()) return;
    const { app } = this.workshop;
    await until(
      () => callsTo(app, { provider: 'printify', token: this.person.printify }),
      (calls) => calls.every(({ fault: kind, status }) => kind !== 'late_effect' || status !== null),
    );
    const views = await productsOfDesign(this.person, this.designId);
    await until(
      async () => {
        await this.startNow('delete-duplicate-products', views);
        return productsOf(app, this.watcher);
      },
      (products) => products.length === count + 1,
      { seconds: 60, everyMs: 100 },
    );
  }

  private startNow(name: string, products: readonly { id: string }[]): Promise<unknown> {
    const ids = products.map(({ id }) => id);
    return this.workshop.app.prisma.$executeRaw`
      UPDATE pgboss.job SET start_after = now()
       WHERE name = ${name} AND data->>'designProductId' = ANY(${ids}) AND state IN ('created', 'retry')
         AND start_after > now()`;
  }

  private isLate(): boolean {
    return this.one.injections.some(({ trouble }) => /nobody waits/.test(trouble.name));
  }

  /** Compares what is told with what is; true where all are in the shop. */
  private async check(): Promise<boolean> {
    const views = await this.ended();
    const products = await productsOf(this.workshop.app, this.watcher);
    for (const view of views) this.checkOne(view, madeFor(products, view));
    const left = await this.person.credits();
    // One that was made and is gone is made again for free.
    const given = views.filter(({ status, message }) => status === 'failed' && !gone.test(message ?? ''));
    const wanted = this.credits - views.length + given.length;
    if (left !== wanted) this.violations.push(`${left} credits left, not ${wanted}`);
    const orphans = products.length - 1 - views.flatMap((view) => madeFor(products, view)).length;
    if (orphans > 0) this.violations.push(`${orphans} products of nobody`);
    return views.every(({ status }) => status === 'published');
  }

  private checkOne(view: DesignProductView, products: ShopProduct[]): void {
    const { kind, status, message } = view;
    const say = (what: string) => this.violations.push(`${kind}: ${what}`);
    if (products.length > 1 && !this.isLate()) say(`${products.length} products`);
    const product = products.find(({ id }) => view.deep_link?.includes(id));
    const there = product !== undefined && Boolean(product.external?.id) && !product.is_locked;
    if (status === 'published' && !there) say('said to be in the shop, where it is not');
    const unsure = notSeen.test(message ?? '') || gone.test(message ?? '');
    const isInShop = products.some(({ external }) => external?.id);
    if (status === 'failed' && isInShop && !unsure) say('in the shop, and said to have failed');
    if (status === 'publish_failed' && there && !unsure) say(`in the shop, and "${message}"`);
    if (status === 'draft') say('made and never published');
    const isTroubled = status === 'failed' || status === 'publish_failed';
    if ((message !== null) !== isTroubled) say(`${status} with the message ${message}`);
    if (message !== null && !this.isTrue(message.replace(notSeen, ''))) say(`says "${message}"`);
  }

  private isTrue(sentence: string): boolean {
    return (
      sentence === notPublished ||
      paused.test(sentence) ||
      this.one.injections.some(({ trouble }) => trouble.says.test(sentence))
    );
  }
}

async function runCase(workshop: Workshop, rich: Seller, wanted: readonly object[], one: Case): Promise<string[]> {
  const { app, ends } = workshop;
  await app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'printify-connect:' } } });
  const person = await withNewAccount(rich, one.shop);
  const { token } = await control<{ token: string }>(app, 'POST', '/printify/tokens', { account: person.printify });
  const designId = await begin(app, person, one.pattern);
  await ends.ended(designId);
  const items = await itemsOf(app, person, wanted);
  const scenario = new ProductScenario(workshop, person, token, designId, await person.credits(), one);
  const violations = await scenario.run(items);
  await app.prisma.generation.delete({ where: { id: designId } });
  await app.prisma.lineUp.deleteMany({ where: { userId: person.id } });
  return violations;
}

/** What is wrong after each of the cases, with the case's name; nothing is what is wanted. */
export async function productViolations(
  workshop: Workshop,
  wanted: readonly object[],
  cases: readonly Case[],
): Promise<string[]> {
  const violations: string[] = [];
  await sideBySide(workshop.sellers.length, cases, async (lane, one) => {
    const found = await runCase(workshop, workshop.sellers[lane] as Seller, wanted, one).catch((error: Error) => [
      error.message,
    ]);
    violations.push(...found.map((violation) => `${nameOf(one)} | ${violation}`));
  });
  return violations;
}
