import { Injectable } from '@nestjs/common';
import { LineUps } from '../../line-ups/index.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { creditsOfRow, productsOfRow, type RowPrices } from '../model/row-cost.ts';

/** What the rows of a batch that have not begun are to become. */
export interface RowsToCome {
  credits: number;
  /** Of a design, the T-shirt among them, on average. */
  productsEach: number;
}

type Sums = { batch_id: string; sum: number }[];

/** What batches cost: their designs, and what these are put on beside the T-shirt. */
@Injectable()
export class BatchCredits {
  constructor(
    private readonly prisma: PrismaService,
    private readonly lineUps: LineUps,
  ) {}

  async readPrices(userId: string): Promise<RowPrices> {
    const [lineUps, { extraProductCredits: creditsEach }] = await Promise.all([
      this.lineUps.list(userId),
      this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } }),
    ]);
    const sizes = lineUps.map(({ id, name, isDefault, items }) => ({ id, name, isDefault, products: items.length }));
    return { lineUps: sizes, creditsEach };
  }

  async toCome(userId: string, batchIds: string[]): Promise<Map<string, RowsToCome>> {
    const [prices, rows, open] = await Promise.all([
      this.readPrices(userId),
      this.countByLineUp(batchIds),
      this.openProducts(batchIds),
    ]);
    const perBatch = Map.groupBy(rows, ({ batch_id }) => batch_id);
    return new Map(batchIds.map((id) => [id, sumUp(perBatch.get(id) ?? [], open.get(id) ?? 0, prices)]));
  }

  /** Credits that the designs of each batch and their further products have taken, without those that came back. */
  async spent(batchIds: string[]): Promise<Map<string, number>> {
    const rows = await this.prisma.$queryRaw<Sums>(Prisma.sql`
      SELECT charged.batch_id, -sum(entry.delta)::int AS sum
        FROM (SELECT id, batch_id FROM generations WHERE batch_id = ANY(${batchIds}::uuid[])
              UNION ALL
              SELECT product.charge_id, design.batch_id
                FROM generations design JOIN design_products product ON product.generation_id = design.id
               WHERE design.batch_id = ANY(${batchIds}::uuid[]) AND product.charge_id IS NOT NULL) AS charged
        JOIN ledger_entries entry ON entry.generation_id = charged.id
       GROUP BY charged.batch_id`);
    return new Map(rows.map(({ batch_id, sum }) => [batch_id, sum]));
  }

  private countByLineUp(batchIds: string[]): Promise<LineUpCount[]> {
    return this.prisma.$queryRaw<LineUpCount[]>(Prisma.sql`
      SELECT state.batch_id, row.input->>'lineUp' AS line_up, count(*)::int AS count
        FROM batch_row_states state JOIN batch_rows row ON row.id = state.id
       WHERE state.batch_id = ANY(${batchIds}::uuid[]) AND state.state = 'waiting'
       GROUP BY state.batch_id, line_up`);
  }

  /** Credits of further products that were chosen and are not charged yet. */
  private async openProducts(batchIds: string[]): Promise<Map<string, number>> {
    const rows = await this.prisma.$queryRaw<Sums>(Prisma.sql`
      SELECT design.batch_id, sum(product.credits)::int AS sum
        FROM generations design JOIN design_products product ON product.generation_id = design.id
       WHERE design.batch_id = ANY(${batchIds}::uuid[]) AND design.deleted_at IS NULL AND design.status <> 'error'
         AND product.state = 'waiting' AND product.charge_id IS NULL
       GROUP BY design.batch_id`);
    return new Map(rows.map(({ batch_id, sum }) => [batch_id, sum]));
  }
}

interface LineUpCount {
  batch_id: string;
  line_up: string | null;
  count: number;
}

function sumUp(rows: readonly LineUpCount[], open: number, prices: RowPrices): RowsToCome {
  let [credits, products, designs] = [open, 0, 0];
  for (const { line_up, count } of rows) {
    credits += count * creditsOfRow(line_up, prices);
    products += count * productsOfRow(line_up, prices.lineUps);
    designs += count;
  }
  return { credits, productsEach: designs > 0 ? products / designs : 1 };
}
