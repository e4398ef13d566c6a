import type { CreditLot, LedgerEntry } from '../../platform/prisma/client/client.ts';
import { lowBalance } from '../model/lots.ts';
import type { CreditsView, LedgerEntryView, LotView } from './credits.dto.ts';

/** @param lots that hold credits and have not expired, in the order in which they expire */
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
  programName,
}: LedgerEntry): LedgerEntryView {
  return {
    id: String(id),
    created_at: createdAt.toISOString(),
    type: delta > 0 ? 'credit' : 'debit',
    cause,
    amount: Math.abs(delta),
    description,
    generation_id: generationId,
    program: programName,
  };
}

export function toLotView({ id, source, amount, remaining, expiresAt, createdAt }: CreditLot): LotView {
  return {
    id,
    source,
    amount,
    remaining,
    expires_at: expiresAt.toISOString(),
    created_at: createdAt.toISOString(),
  };
}

function dayOf({ expiresAt }: CreditLot): string {
  return expiresAt.toISOString().slice(0, 10);
}
