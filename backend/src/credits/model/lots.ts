/** What fills a lot. */
export type LotSource = 'signup' | 'grant' | 'subscription' | 'addon';

/**
 * Days a credit lives after it was granted or paid for (docs/decisions/0010). One figure a source: the pricing copy
 * says 90 for all of them, the Terms twelve months for those that were paid for.
 */
export const lotLifeDays: Record<LotSource, number> = { signup: 90, grant: 90, subscription: 90, addon: 90 };

/** Days before a lot's end at which its owner is written to, the farthest first. */
export const warnedDaysBefore = [14, 3] as const;

/** A balance up to this is called low. */
export const lowBalance = 5;

export interface LotOrder {
  userId: string;
  source: LotSource;
  /** Names what paid for it: no two lots share one. */
  sourceKey: string;
  /** Credits, at least 1. */
  amount: number;
  /** For the ledger. */
  description: string;
  /** When its life begins; absent: now. A webhook that comes days late takes none of it away, and adds none. */
  from?: Date;
}
