import { randomUUID } from 'node:crypto';
import { produceDesign } from '../../src/generations/jobs/produce-design.job.ts';
import type { Generation, GenerationStep } from '../../src/platform/prisma/client/client.ts';
import type { Prisma } from '../../src/platform/prisma/prisma.service.ts';
import type { TestApp } from './app.ts';
import { Seller, type SellerOptions, seller } from './seller.ts';
import { until } from './until.ts';

/** A finished design of which any number are made again from the upload on, without drawing anything. */
export interface Pattern {
  row: Generation;
  steps: GenerationStep[];
}

/** Printed on what has the smallest matrix: every answer about a product carries the whole of it. */
const fewVariants = { blueprintId: 77, printProviderId: 29, sizes: [] };
const drawnSteps = ['draw', 'cut_out', 'write_listing'];
/** Credits of a seller who makes any number of designs. */
const plenty = 10_000;
/** Seconds until some one of all designs at work must have come to its end. */
const patience = 90;

export async function patternOf(app: TestApp, id: string): Promise<Pattern> {
  const row = await app.prisma.generation.findUniqueOrThrow({ where: { id }, include: { steps: true } });
  const { steps, ...rest } = row;
  const request = { ...(row.request as Prisma.JsonObject), product: fewVariants };
  return { row: { ...rest, request }, steps: steps.filter(({ name }) => drawnSteps.includes(name)) };
}

/** A design whose black shirts get the one picture, and whose white ones the other. */
export function withTwoFiles(black: Pattern, white: Pattern): Pattern {
  const [first, second] = [cutOutOf(black), cutOutOf(white)];
  const prints = [
    { ...first.prints[0], shirts: ['Black'] },
    { ...second.prints[0], ink: 'dark', shirts: ['White'] },
  ];
  const result = { ...first, prints } as unknown as Prisma.JsonObject;
  return {
    row: { ...black.row, colors: ['Black', 'White'], prints: prints as unknown as Prisma.JsonArray },
    steps: black.steps.map((step) => (step.name === 'cut_out' ? { ...step, result } : step)),
  };
}

function cutOutOf({ steps }: Pattern): { prints: object[] } {
  const step = steps.find(({ name }) => name === 'cut_out');
  return step?.result as unknown as { prints: object[] };
}

/** A drawn design as a worker finds it that has its print files to send: accepted, charged and in the queue. */
export async function begin({ prisma, queue }: TestApp, { id: userId }: Seller, pattern: Pattern): Promise<string> {
  const id = randomUUID();
  const lot = await prisma.creditLot.findFirstOrThrow({ where: { userId, source: 'grant' } });
  const { idea, colors, engine, style, request, imageKey, printKey, listing, report } = pattern.row;
  const prints = (pattern.row.prints as Prisma.JsonObject[]).map(({ uploadId: _id, shopId: _shop, ...print }) => print);
  const json = { request, prints, listing, report } as unknown as Record<string, Prisma.InputJsonObject>;
  await prisma.$transaction(async (tx) => {
    await tx.ledgerEntry.create({
      data: { userId, lotId: lot.id, generationId: id, cause: 'generation', delta: -1, description: 'One design' },
    });
    await tx.generation.create({
      data: {
        ...{ id, userId, idea, colors, engine, style, imageKey, printKey },
        ...(json as { request: Prisma.InputJsonObject }),
        ...{ requestKey: id, status: 'uploading' },
      },
    });
    await tx.generationStep.createMany({
      data: pattern.steps.map(({ name, took, result }) => ({
        ...{ generationId: id, name, took },
        result: result as Prisma.InputJsonObject,
      })),
    });
    await queue.enqueue(tx, produceDesign, { generationId: id });
  });
  return id;
}

/** Tells when designs have come to an end, asking the database once for all that are waited for. */
export class Ends {
  private readonly waiting = new Map<string, () => void>();
  private asking = false;

  constructor(private readonly app: TestApp) {}

  ended(id: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.set(id, resolve);
      this.ask().catch(reject);
    });
  }

  private async ask(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    while (this.waiting.size > 0) {
      await until(
        () => this.answer(),
        (ended) => ended > 0,
        { seconds: patience, everyMs: 20 },
      );
    }
    this.asking = false;
  }

  /** How many have ended since it was asked last. */
  private async answer(): Promise<number> {
    const where = { id: { in: [...this.waiting.keys()] }, status: { in: ['finalized' as const, 'error' as const] } };
    const found = await this.app.prisma.generation.findMany({ where, select: { id: true } });
    for (const { id } of found) {
      this.waiting.get(id)?.();
      this.waiting.delete(id);
    }
    return found.length;
  }
}

/** A seller with credits for any number of designs. */
export async function richSeller(app: TestApp): Promise<Seller> {
  const person = await seller(app, { connected: false });
  const { id: userId } = person;
  const later = new Date(Date.now() + 86_400_000);
  const data = {
    userId,
    source: 'grant',
    sourceKey: `grant:${randomUUID()}`,
    amount: plenty,
    expiresAt: later,
  } as const;
  const { id: lotId } = await app.prisma.creditLot.create({ data });
  await app.prisma.ledgerEntry.create({
    data: { userId, lotId, cause: 'grant', delta: plenty, description: 'Granted' },
  });
  return person;
}

/** The same seller with a Printify account that nobody has used. */
export async function withNewAccount({ app, id, token }: Seller, shop: SellerOptions['shop']): Promise<Seller> {
  const fresh = new Seller(app, id, token, `sandbox_seller-${randomUUID()}`);
  await fresh.connect(shop);
  return fresh;
}

/** Does the work on everything, so many side by side; what `work` is given first says which of them it is. */
export async function sideBySide<T>(
  lanes: number,
  list: readonly T[],
  work: (lane: number, item: T) => Promise<void>,
): Promise<void> {
  const rest = list.values();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      for (const item of rest) await work(lane, item);
    }),
  );
}
