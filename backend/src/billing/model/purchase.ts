export interface PurchaseReference {
  kind: 'session' | 'invoice';
  id: string;
}

export function sourceKeyOf({ kind, id }: PurchaseReference): string {
  return `${kind === 'invoice' ? 'invoice' : 'checkout'}:${id}`;
}

/** One line of a purchase; amounts in cents, before any discount. */
export interface PurchaseLine {
  /** Negative where unused time is credited. */
  amount: number;
  unitAmount: number;
  /** 0 where a unit brings no credits. */
  creditsPerUnit: number;
}

/** A payment for a purchase, with the part of it that was taken back; cents. */
export interface PurchasePayment {
  id: string;
  amount: number;
  refunded: number;
  /** Held or taken by a dispute that is not won. */
  disputed: number;
  paidAt: Date;
}

export interface Purchase {
  sourceKey: string;
  customerId: string;
  source: 'subscription' | 'addon';
  /** False: nothing is granted. */
  paid: boolean;
  paidAt: Date;
  lines: PurchaseLine[];
  payments: PurchasePayment[];
  description: string;
}

type PaymentFigures = Pick<PurchasePayment, 'amount' | 'refunded' | 'disputed'>;

/** A line brings the share of its credits that it charges of its price: in mid-month, for the days that are left. */
export function creditsOf(lines: PurchaseLine[]): number {
  const exact = lines.reduce((sum, line) => sum + (line.amount / line.unitAmount) * line.creditsPerUnit, 0);
  return Math.max(0, Math.round(exact));
}

/** Credits of a lot to take back: the share of the money that was taken back. */
export function creditsToReverse(credits: number, payments: PaymentFigures[]): number {
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const reversed = payments.reduce((sum, payment) => sum + reversedAmount(payment), 0);
  return paid === 0 ? 0 : Math.ceil((credits * reversed) / paid);
}

/** A payment that is both refunded and disputed counts once. */
function reversedAmount({ amount, refunded, disputed }: PaymentFigures): number {
  return Math.min(amount, refunded + disputed);
}
