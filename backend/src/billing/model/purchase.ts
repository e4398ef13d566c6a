/** One line of what was bought; amounts in cents, before any discount. */
export interface BoughtLine {
  /** Negative where unused time is given back. */
  amount: number;
  /** What one unit costs. */
  unitAmount: number;
  /** What one unit brings; 0 for what brings none. */
  creditsPerUnit: number;
}

/** A payment for a purchase, with what went back of it. */
export interface BoughtWith {
  /** Stripe's payment intent. */
  id: string;
  amount: number;
  refunded: number;
  /** Held or taken by a dispute that is not won. */
  disputed: number;
  paidAt: Date;
}

/** Something that was bought, as the provider tells it now. */
export interface Purchase {
  /** Names the lot it fills: `invoice:<id>` or `checkout:<id>`. */
  sourceKey: string;
  customerId: string;
  source: 'subscription' | 'addon';
  /** False: nothing is granted. */
  paid: boolean;
  paidAt: Date;
  lines: BoughtLine[];
  payments: BoughtWith[];
  description: string;
}

/**
 * Credits that the lines bring: each in proportion to what it charges of its price. A whole month brings the plan's
 * credits; a change of plan in mid-month the difference for the days that are left, as it is paid.
 */
export function creditsOf(lines: BoughtLine[]): number {
  const exact = lines.reduce((sum, line) => sum + (line.amount / line.unitAmount) * line.creditsPerUnit, 0);
  return Math.max(0, Math.round(exact));
}

/** Credits of a lot that are to go back: in proportion to the money that went back. */
export function creditsOwed(credits: number, payments: Pick<BoughtWith, 'amount' | 'refunded' | 'disputed'>[]): number {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const back = payments.reduce((sum, payment) => sum + backOf(payment), 0);
  return paid === 0 ? 0 : Math.ceil((credits * back) / paid);
}

function backOf({ amount, refunded, disputed }: Pick<BoughtWith, 'amount' | 'refunded' | 'disputed'>): number {
  return Math.min(amount, refunded + disputed);
}
