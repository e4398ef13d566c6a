/** Days a credit lives after it was granted or bought (the product's pricing copy). */
export const lotLifeDays = 90;

export interface LotOrder {
  userId: string;
  source: 'signup' | 'grant' | 'subscription' | 'addon';
  /** Names what paid for it: no two lots share one. */
  sourceKey: string;
  /** Credits, at least 1. */
  amount: number;
  /** For the ledger. */
  description: string;
}
