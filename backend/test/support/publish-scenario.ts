import type { GenerationView } from '../../src/generations/api/generations/generation.dto.ts';
import { startApp, type TestApp } from './app.ts';
import { bandOf } from './pictures.ts';
import {
  callsTo,
  control,
  drawThis,
  endFault,
  fault,
  productsOf,
  resetSandbox,
  type ShopProduct,
} from './providers.ts';
import {
  begin,
  Ends,
  type Pattern,
  patternOf,
  richSeller,
  sideBySide,
  withNewAccount,
  withTwoFiles,
} from './publishing.ts';
import { quick, type Seller, type SellerOptions, seller } from './seller.ts';
import { type Place, secondUpload, type Trouble } from './troubles.ts';
import { until } from './until.ts';

/** Sellers at work side by side. */
const lanes = 24;

/** One thing that goes wrong at one place. */
export interface Injection {
  place: Place;
  trouble: Trouble;
}

export interface Case {
  injections: Injection[];
  shop: SellerOptions['shop'];
  pattern: Pattern;
}

/** What is said first where Printify does not tell what became of a product that was sent to the shop. */
const notSeen = /^We cannot see whether this product is in your shop\. /;

/** What is said where Printify took the call and did nothing. */
const notPublished = 'Printify didn’t publish this product. Retry, or check it in Printify.';

/** A design on its way to the shop of a seller of its own, and what is untrue of what they are told. */
export class Scenario {
  private readonly violations: string[] = [];
  private rules: string[] = [];
  private id = '';
  private credits = 0;
  private endedInError = false;

  private constructor(
    private readonly app: TestApp,
    private readonly ends: Ends,
    private readonly person: Seller,
    /** Another token of the same account, which nothing strikes. */
    private readonly watcher: string,
    private readonly injections: Injection[],
  ) {}

  /** What is wrong after all of the strikes, after the first is over, and after all are. */
  static async run({ app, ends }: Workshop, rich: Seller, { injections, shop, pattern }: Case): Promise<string[]> {
    // One seller goes through more cases than anybody connects accounts in an hour.
    await app.prisma.rateLimit.deleteMany({ where: { key: { startsWith: 'printify-connect:' } } });
    const person = await withNewAccount(rich, shop);
    const asked = { account: person.printify };
    const { token } = await control<{ token: string }>(app, 'POST', '/printify/tokens', asked);
    const scenario = new Scenario(app, ends, person, token, injections);
    await scenario.injection();
    await scenario.begin(pattern);
    for (const _ of injections) {
      if (await scenario.check()) break;
      await scenario.end(1);
      await scenario.retry();
    }
    await scenario.end(injections.length);
    await scenario.settle();
    await app.prisma.generation.delete({ where: { id: scenario.id } });
    return scenario.violations;
  }

  private async injection(): Promise<void> {
    for (const { place, trouble } of this.injections) {
      const rule = { provider: 'printify', token: this.person.printify, ...place.rule };
      this.rules.push(await fault(this.app, { ...rule, times: trouble.times, fault: trouble.fault }));
    }
  }

  private async begin(pattern: Pattern): Promise<void> {
    this.credits = await this.person.credits();
    this.id = await begin(this.app, this.person, pattern);
    await this.ends.ended(this.id);
  }

  /** Ends the first so many strikes that are still in force. */
  private async end(count: number): Promise<void> {
    const over = this.rules.splice(0, count);
    for (const id of over) await endFault(this.app, id);
    // Printify may have asked us to wait for an hour: it is over.
    const { accountKey } = await this.app.prisma.printifyConnection.findUniqueOrThrow({
      where: { userId: this.person.id },
    });
    await this.app.prisma.rateLimit.deleteMany({ where: { key: { endsWith: accountKey } } });
  }

  /** As a seller would who reads what is wrong, and tries again. */
  private async retry(): Promise<void> {
    const { status, publish_status: publishing } = await this.person.generation(this.id);
    if (status === 'error') {
      await this.person.post('/api/generate/repush', { generationId: this.id });
    } else if (publishing === 'failed') {
      await this.person.post('/api/generate/retry-publish', { generationId: this.id });
    }
    await this.ends.ended(this.id);
  }

  /** With Printify well again, one more try leads to the shop, and there is nothing beside it. */
  private async settle(): Promise<void> {
    await this.untilFollowed();
    if (!(await this.check())) await this.retry();
    await this.untilFollowed();
    await this.untilTidied();
    if (!(await this.check())) this.violations.push('is not in the shop in the end');
  }

  private async untilFollowed(): Promise<void> {
    await until(
      async () => {
        await startNow(this.app, 'follow-publish', this.id);
        return this.person.generation(this.id);
      },
      ({ publish_status: publishing }) => publishing !== 'publishing',
      { seconds: 60, everyMs: 100 },
    );
  }

  /** A call that ends long after its time may make a second product, which is found and removed. */
  private async untilTidied(): Promise<void> {
    const late = this.injections.some(({ trouble }) => /nobody waits/.test(trouble.name));
    if (!late) return;
    const { printify: token } = this.person;
    await until(
      () => callsTo(this.app, { provider: 'printify', token }),
      (calls) => calls.every(({ fault: kind, status }) => kind !== 'late_effect' || status !== null),
    );
    await until(
      async () => {
        await startNow(this.app, 'delete-duplicates', this.id);
        const jobs = await jobsOf(this.app, 'delete-duplicates', this.id);
        return { jobs, products: await productsOf(this.app, this.watcher) };
      },
      ({ products }) => products.length === 1,
      { seconds: 60, everyMs: 100 },
    );
  }

  /** Compares what is told with what is; true where it is in the shop. */
  private async check(): Promise<boolean> {
    const view = await this.person.generation(this.id);
    const products = await productsOf(this.app, this.watcher);
    this.endedInError ||= view.status === 'error';
    this.checkProduct(view, products);
    this.checkWords(view, products);
    await this.checkCredit();
    await this.checkHistory(view);
    return view.publish_status === 'published';
  }

  private checkProduct({ status, printify_deep_link: link }: GenerationView, products: ShopProduct[]): void {
    const late = this.injections.some(({ trouble }) => /nobody waits/.test(trouble.name));
    if (products.length > 1 && !late) this.violations.push(`${products.length} products`);
    const [first] = products;
    if (status === 'error' && first && inShop(first)) this.violations.push('in the shop, and said to have failed');
    if (status !== 'finalized') return;
    if (!products.some(({ id }) => link?.includes(id))) this.violations.push('finalized without its product');
  }

  private checkWords(view: GenerationView, products: ShopProduct[]): void {
    const { status, publish_status: publishing, publish_error: trouble, error_message: failure } = view;
    // A call that ends late makes another one beside it.
    const product = products.find(({ id }) => view.printify_deep_link?.includes(id)) ?? products[0];
    const there = product !== undefined && inShop(product);
    if ((failure === null) !== (status !== 'error')) this.violations.push(`${status} with the message ${failure}`);
    if (failure !== null && !this.said(failure)) this.violations.push(`says "${failure}"`);
    if ((trouble === null) !== (publishing !== 'failed'))
      this.violations.push(`${publishing} with the message ${trouble}`);
    if (trouble !== null && !this.said(trouble.replace(notSeen, ''))) this.violations.push(`says "${trouble}"`);
    if (publishing === 'published' && !there) this.violations.push('said to be in the shop, where it is not');
    const unsure = notSeen.test(trouble ?? '') || /was deleted/.test(trouble ?? '');
    if (publishing === 'failed' && there && !unsure) this.violations.push(`in the shop, and "${trouble}"`);
    if (publishing === 'draft' && status === 'finalized') this.violations.push('finalized and never published');
  }

  private said(sentence: string): boolean {
    return sentence === notPublished || this.injections.some(({ trouble }) => trouble.says.test(sentence));
  }

  private async checkCredit(): Promise<void> {
    const entries = await this.person.entriesOf(this.id);
    const wanted = this.endedInError ? ['generation', 'give_back'] : ['generation'];
    if (entries.join() !== wanted.join()) this.violations.push(`charged as ${entries}`);
    const left = await this.person.credits();
    if (left !== this.credits - (this.endedInError ? 0 : 1))
      this.violations.push(`${left} of ${this.credits} credits left`);
  }

  private async checkHistory({ status, publish_status: publishing }: GenerationView): Promise<void> {
    const { body } = await this.person.get(`/api/generations/${this.id}/history`);
    const kinds = (body as { kind: string }[]).map(({ kind }) => kind);
    const count = (wanted: string) => kinds.filter((kind) => kind === wanted).length;
    if (count('credit_returned') !== (this.endedInError ? 1 : 0)) this.violations.push(`history: ${kinds}`);
    if (status === 'error' && !kinds.slice(-2).includes('failed'))
      this.violations.push(`history of a failure: ${kinds}`);
    if (count('published') !== (publishing === 'published' ? 1 : 0))
      this.violations.push(`history of publishing: ${kinds}`);
    if (publishing === 'failed' && count('publish_failed') === 0)
      this.violations.push(`history of no publishing: ${kinds}`);
  }
}

function inShop({ external, is_locked: locked }: ShopProduct): boolean {
  return Boolean(external?.id) && !locked;
}

/** Has a job that would begin in some seconds begin now. */
export function startNow({ prisma }: TestApp, name: string, generationId: string): Promise<unknown> {
  return prisma.$executeRaw`
    UPDATE pgboss.job SET start_after = now()
     WHERE name = ${name} AND data->>'generationId' = ${generationId} AND state IN ('created', 'retry')`;
}

/** The last trouble says why a job has not come to its end. */
function jobsOf({ prisma }: TestApp, name: string, generationId: string): Promise<object[]> {
  return prisma.$queryRaw`
    SELECT state, retry_count, output FROM pgboss.job WHERE name = ${name} AND data->>'generationId' = ${generationId}`;
}

/** An app with sellers who publish one design after the other, and what they publish. */
export class Workshop {
  readonly ends: Ends;

  private constructor(
    readonly app: TestApp,
    readonly sellers: Seller[],
    /** A design of one print file, and one of two. */
    readonly oneInk: Pattern,
    readonly twoInks: Pattern,
  ) {
    this.ends = new Ends(app);
  }

  /** @param timeoutSeconds how long an answer of Printify is waited for: longer than the busiest machine needs for one */
  static async open(timeoutSeconds: number): Promise<Workshop> {
    const PRINTIFY_TIMEOUT_SECONDS = String(timeoutSeconds);
    const app = await startApp({ ...quick, PRINTIFY_TIMEOUT_SECONDS, WORKER_CONCURRENCY: String(lanes) });
    const sellers = await Promise.all(Array.from({ length: lanes }, () => richSeller(app)));
    const ann = await seller(app);
    const patternIn = async (ink: string) => {
      await resetSandbox(app);
      await drawThis(app, await bandOf(ink));
      return patternOf(app, (await ann.make()).id);
    };
    const red = await patternIn('#d2321e');
    return new Workshop(app, sellers, red, withTwoFiles(red, await patternIn('#2e86d2')));
  }

  close(): Promise<void> {
    return this.app.close();
  }

  /** One thing that goes wrong at one place each; the second upload needs a second print file. */
  singles(places: readonly Place[], troubles: readonly Trouble[], shop: Case['shop']): Case[] {
    return places.flatMap((place) =>
      troubles.map((trouble) => ({
        injections: [{ place, trouble }],
        shop,
        pattern: place === secondUpload ? this.twoInks : this.oneInk,
      })),
    );
  }

  /** What is wrong after each of the cases, with the case's name; nothing is what is wanted. */
  async violationsIn(cases: Case[]): Promise<string[]> {
    const violations: string[] = [];
    await sideBySide(lanes, cases, async (lane, one) => {
      const scenario = Scenario.run(this, this.sellers[lane] as Seller, one);
      const found = await scenario.catch((error: Error) => [error.message]);
      violations.push(...found.map((violation) => `${nameOf(one)} | ${violation}`));
    });
    return violations;
  }
}

export function nameOf({ injections }: Case): string {
  return injections.map(({ place, trouble }) => `${place.name}: ${trouble.name}`).join(' + ');
}
