import { createHash } from 'node:crypto';
import type { GenerationView } from '../../src/generations/api/generations/generation.dto.ts';
import type { Prisma } from '../../src/platform/prisma/prisma.service.ts';
import type { TestApp } from './app.ts';
import { control, endFault, fault, productsOf, type ShopProduct } from './providers.ts';
import { type Case, nameOf, startNow, type Workshop } from './publish-scenario.ts';
import { begin, type Pattern, sideBySide, withNewAccount } from './publishing.ts';
import type { Seller } from './seller.ts';
import { until } from './until.ts';
import { updateProduct } from './versions.ts';

type Print = { key: string; imageKey: string; shirts: string[]; ink: string };

/** The files of the pattern as a version that changes places: what black shirts had, white ones get, and the other way. */
export function otherArt({ oneInk, twoInks }: Workshop, pattern: Pattern): Print[] {
  const [red, blue] = printsOf(twoInks);
  if (!red || !blue) throw new Error('The pattern has one print file.');
  if (pattern === oneInk) return [{ ...blue, ink: 'original', shirts: ['Black'] }];
  return [
    { ...blue, ink: 'light', shirts: ['Black'] },
    { ...red, ink: 'dark', shirts: ['White'] },
  ];
}

function printsOf({ row }: Pattern): Print[] {
  const prints = row.prints as unknown as (Print & { uploadId?: string; shopId?: number })[];
  return prints.map(({ uploadId: _upload, shopId: _shop, ...print }) => print);
}

/** Stores a version as it is after it was drawn: the design shows it, and its product does not. */
export async function storeVersion({ prisma }: Pick<TestApp, 'prisma'>, id: string, prints: Print[]): Promise<void> {
  const { report } = await prisma.generation.findUniqueOrThrow({ where: { id } });
  const json = { prints: prints as unknown as Prisma.InputJsonArray, report: report as Prisma.InputJsonObject };
  await prisma.generationVersion.create({
    data: { generationId: id, version: 1, document: {}, words: [], state: 'ready', ...json },
  });
  const shown = { printKey: prints[0]?.key, imageKey: prints[0]?.imageKey, artVersion: 1, artSync: 'pending' } as const;
  await prisma.generation.update({ where: { id }, data: { ...json, ...shown } });
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The digest of what is printed on each of a product's colors. */
export async function printedOn({ sandbox }: Pick<TestApp, 'sandbox'>, product: ShopProduct, colors: string[]) {
  const digests = colors.map(async (color) => {
    const variant = product.variants.find(({ title }) => title.startsWith(`${color} / `));
    const area = product.print_areas.find(({ variant_ids: ids }) => ids.includes(variant?.id ?? 0));
    const image = area?.placeholders.find(({ position }) => position === 'front')?.images[0];
    const answer = await fetch(`${sandbox.url}/printify/image/${image?.id}`);
    return digest(new Uint8Array(await answer.arrayBuffer()));
  });
  return Promise.all(digests);
}

export async function digestsAt(urls: string[]): Promise<string[]> {
  return Promise.all(urls.map(async (url) => digest(new Uint8Array(await (await fetch(url)).arrayBuffer()))));
}

const stillPublishing = /still publishing|has been publishing/;

/** A design in the shop that gets other art while something goes wrong, and what is untrue of what its seller is told. */
export class ArtScenario {
  private readonly violations: string[] = [];
  private rules: string[] = [];
  private readonly mockups = new Set<string>();
  private credits = 0;

  private constructor(
    private readonly workshop: Workshop,
    private readonly person: Seller,
    /** Another token of the same account, which nothing strikes. */
    private readonly watcher: string,
    private readonly one: Case,
    private readonly id: string,
    private readonly before: ShopProduct,
  ) {}

  static async run(workshop: Workshop, rich: Seller, one: Case): Promise<string[]> {
    const { app, ends } = workshop;
    await app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'printify-connect:' } } });
    const person = await withNewAccount(rich, one.shop);
    const { token } = await control<{ token: string }>(app, 'POST', '/printify/tokens', { account: person.printify });
    const id = await begin(app, person, one.pattern);
    await ends.ended(id);
    await person.until(id, ({ publish_status: state }) => state === 'published');
    const [product] = await productsOf(app, token);
    if (!product) throw new Error('There is no product to update.');
    await storeVersion(app, id, otherArt(workshop, one.pattern));
    const scenario = new ArtScenario(workshop, person, token, one, id, product);
    await scenario.play();
    await app.prisma.generation.delete({ where: { id } });
    return scenario.violations;
  }

  private async play(): Promise<void> {
    const { printify_mockup_urls: mockups } = await this.person.generation(this.id);
    for (const url of mockups) this.mockups.add(url);
    this.credits = await this.person.credits();
    await this.inject();
    await this.ask();
    await this.untilSaid();
    await this.check();
    await this.end();
    await this.untilSynced();
    const view = await this.check();
    if (view.art_sync !== 'synced') this.violations.push(`in the end ${view.art_sync}: ${view.art_sync_message}`);
  }

  private async inject(): Promise<void> {
    for (const { place, trouble } of this.one.injections) {
      const rule = { provider: 'printify', token: this.person.printify, ...place.rule };
      this.rules.push(await fault(this.workshop.app, { ...rule, times: trouble.times, fault: trouble.fault }));
    }
  }

  private async ask(): Promise<void> {
    const { status, text } = await updateProduct(this.person, this.id);
    if (status !== 202) this.violations.push(`asked for, it answers ${status}: ${text}`);
  }

  /** Until it is done, or its seller is told why not, or it is tried again later. */
  private async untilSaid(): Promise<void> {
    const { prisma } = this.workshop.app;
    await until(
      async () => {
        const { art_sync: state, art_sync_message: message } = await this.person.generation(this.id);
        const [later] = await prisma.$queryRaw<object[]>`
          SELECT 1 FROM pgboss.job WHERE name = 'sync-art' AND state = 'created' AND data->>'generationId' = ${this.id}
             AND (data->>'attempt')::int > 1`;
        return state !== 'syncing' || message !== null || later !== undefined;
      },
      (said) => said,
      { seconds: 90 },
    );
  }

  private async end(): Promise<void> {
    for (const rule of this.rules) await endFault(this.workshop.app, rule);
    const { prisma } = this.workshop.app;
    // Printify may have asked us to wait for an hour: it is over.
    const { accountKey } = await prisma.printifyConnection.findUniqueOrThrow({ where: { userId: this.person.id } });
    await prisma.rateLimit.deleteMany({ where: { key: { endsWith: accountKey } } });
    await prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'product-update:' } } });
  }

  /** As a seller would who reads what is wrong, and tries again. */
  private async untilSynced(): Promise<void> {
    await this.ask();
    await until(
      async () => {
        await startNow(this.workshop.app, 'sync-art', this.id);
        return this.person.generation(this.id);
      },
      ({ art_sync: state }) => state !== 'syncing',
      { seconds: 60, everyMs: 100 },
    );
  }

  private async check(): Promise<GenerationView> {
    const view = await this.person.generation(this.id);
    const [product, ...others] = await productsOf(this.workshop.app, this.watcher);
    if (others.length > 0 || product?.id !== this.before.id) this.violations.push('another product');
    if (product?.external?.id !== this.before.external?.id) this.violations.push('another listing in the shop');
    if (view.art_sync === 'synced' && product) await this.checkSynced(view, product);
    this.checkWords(view);
    const credits = await this.person.credits();
    const entries = await this.person.entriesOf(this.id);
    if (credits !== this.credits || entries.join() !== 'generation') this.violations.push(`charged as ${entries}`);
    return view;
  }

  private async checkSynced(view: GenerationView, product: ShopProduct): Promise<void> {
    const { app } = this.workshop;
    const printed = await printedOn(app, product, view.colors);
    const files = view.colors.map((color) => view.prints.find(({ colors }) => colors.includes(color))?.file_url ?? '');
    if (printed.join() !== (await digestsAt(files)).join()) this.violations.push('synced with other art');
    if (view.product_version !== 1) this.violations.push(`synced with version ${view.product_version}`);
    if (product.is_locked) this.violations.push('synced and not in the shop yet');
    const fresh = view.printify_mockup_urls.filter((url) => !this.mockups.has(url));
    if (fresh.length === 0) this.violations.push('synced with the old mockups');
    for (const field of ['title', 'description', 'tags', 'variants'] as const)
      if (JSON.stringify(product[field]) !== JSON.stringify(this.before[field])) this.violations.push(`other ${field}`);
  }

  private checkWords({ art_sync: state, art_sync_message: message }: GenerationView): void {
    if ((message === null) !== (state === 'synced' || state === 'pending') && state !== 'syncing')
      this.violations.push(`${state} with the message ${message}`);
    if (message && !this.said(message)) this.violations.push(`says "${message}"`);
  }

  private said(sentence: string): boolean {
    return stillPublishing.test(sentence) || this.one.injections.some(({ trouble }) => trouble.says.test(sentence));
  }
}

/** What is wrong after each of the cases, with the case's name; nothing is what is wanted. */
export async function artViolations(workshop: Workshop, cases: Case[]): Promise<string[]> {
  const violations: string[] = [];
  await sideBySide(workshop.sellers.length, cases, async (lane, one) => {
    const scenario = ArtScenario.run(workshop, workshop.sellers[lane] as Seller, one);
    const found = await scenario.catch((error: Error) => [error.message]);
    violations.push(...found.map((violation) => `${nameOf(one)} | ${violation}`));
  });
  return violations;
}
