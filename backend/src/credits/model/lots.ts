export type CreditSource = 'signup' | 'grant' | 'subscription' | 'addon';

/** Days (docs/decisions/0010). The Terms allow a paid credit twelve months at most. */
export const lotLifeDays: Record<CreditSource, number> = { signup: 90, grant: 90, subscription: 90, addon: 90 };

/** Days before a lot expires at which its owner gets a mail, the earliest first. */
export const warningDays = [14, 3] as const;

export const lowBalance = 5;

export interface LotOrder {
  userId: string;
  source: CreditSource;
  /** Names what paid for it: no two lots share one. */
  sourceKey: string;
  /** Credits, at least 1. */
  amount: number;
  description: string;
  /** When its life begins; absent: now. A webhook that comes days late does not change when the lot expires. */
  from?: Date;
}
