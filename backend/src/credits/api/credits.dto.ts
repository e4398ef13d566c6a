import { ApiProperty } from '@nestjs/swagger';
import { BeforeId, QueryNumber } from '../../platform/http/paging.ts';
import type { CreditLot, LedgerEntry } from '../../platform/prisma/client/client.ts';
import type { LotSource } from '../model/lots.ts';
import { lowBalance } from '../model/lots.ts';

const sources = ['signup', 'grant', 'subscription', 'addon'] as const;
const causes = [...sources, 'generation', 'give_back', 'expiry', 'refund', 'dispute', 'reinstate'] as const;

export class LotView {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ enum: sources, enumName: 'CreditSource' })
  source!: LotSource;

  @ApiProperty({ type: 'integer', example: 250, description: 'What it was filled with.' })
  amount!: number;

  @ApiProperty({ type: 'integer', example: 180, description: 'What is left.' })
  remaining!: number;

  @ApiProperty({ format: 'date-time' })
  expires_at!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;
}

export class NextExpiry {
  @ApiProperty({ format: 'date-time' })
  at!: string;

  @ApiProperty({ type: 'integer', example: 12, description: 'Credits that end on that day.' })
  credits!: number;
}

export class CreditsView {
  @ApiProperty({ type: 'integer', minimum: 0, example: 192 })
  balance!: number;

  @ApiProperty({ description: `True where ${lowBalance} or fewer are left.` })
  low!: boolean;

  @ApiProperty({ type: NextExpiry, nullable: true })
  next_expiry!: NextExpiry | null;

  @ApiProperty({ type: [LotView], description: 'What is left and alive, in the order in which it is spent.' })
  lots!: LotView[];
}

export class LedgerEntryView {
  @ApiProperty({ example: '1042' })
  id!: string;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ enum: ['credit', 'debit'], enumName: 'LedgerType' })
  type!: 'credit' | 'debit';

  @ApiProperty({ enum: causes, enumName: 'LedgerCause' })
  cause!: (typeof causes)[number];

  @ApiProperty({ type: 'integer', minimum: 1, example: 1, description: 'Without a sign: see type.' })
  amount!: number;

  @ApiProperty({ example: 'One design' })
  description!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true })
  generation_id!: string | null;
}

export class LedgerPage {
  @ApiProperty({ type: [LedgerEntryView], description: 'Newest first.' })
  entries!: LedgerEntryView[];

  @ApiProperty({ type: String, nullable: true, description: 'What to give as `before` for the next page.' })
  next!: string | null;
}

export class LedgerQuery {
  @QueryNumber({ name: 'limit', max: 100, default: 20 })
  limit = 20;

  @BeforeId()
  before?: string;
}

/** Lots that are alive and hold something, first to end first. */
export function toCreditsView(lots: CreditLot[]): CreditsView {
  const balance = lots.reduce((sum, { remaining }) => sum + remaining, 0);
  const [first] = lots;
  const day = first && dayOf(first);
  const ending = lots.filter((lot) => dayOf(lot) === day).reduce((sum, { remaining }) => sum + remaining, 0);
  return {
    balance,
    low: balance <= lowBalance,
    next_expiry: first ? { at: first.expiresAt.toISOString(), credits: ending } : null,
    lots: lots.map(toLotView),
  };
}

export function toLedgerEntryView({
  id,
  createdAt,
  cause,
  delta,
  description,
  generationId,
}: LedgerEntry): LedgerEntryView {
  return {
    id: String(id),
    created_at: createdAt.toISOString(),
    type: delta > 0 ? 'credit' : 'debit',
    cause: cause as LedgerEntryView['cause'],
    amount: Math.abs(delta),
    description,
    generation_id: generationId,
  };
}

export function toLotView({ id, source, amount, remaining, expiresAt, createdAt }: CreditLot): LotView {
  return {
    id,
    source: source as LotSource,
    amount,
    remaining,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

function dayOf({ expiresAt }: CreditLot): string {
  return expiresAt.toISOString().slice(0, 10);
}
