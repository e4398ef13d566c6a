import type { Checkout } from './checkout.ts';
import type { StripeStore } from './store.ts';
import { itemOf, type Subscriptions } from './subscriptions.ts';

interface Due {
  at: number;
  run: () => void;
}

/** What falls due by time: periods end, cards are charged again, sessions expire. Each customer has a clock. */
export class Clock {
  private readonly store: StripeStore;
  private readonly subscriptions: Subscriptions;
  private readonly checkout: Checkout;

  constructor(store: StripeStore, subscriptions: Subscriptions, checkout: Checkout) {
    this.store = store;
    this.subscriptions = subscriptions;
    this.checkout = checkout;
  }

  /** Moves a customer's clock on; everything that falls due on the way runs at its own time. */
  advance(customer: string, seconds: number): void {
    const target = this.store.now(customer) + seconds;
    for (let next = this.next(customer, target); next; next = this.next(customer, target)) {
      this.setTo(customer, Math.max(next.at, this.store.now(customer)));
      next.run();
    }
    this.setTo(customer, target);
  }

  /** Runs what has fallen due by itself, for a sandbox that runs for weeks. */
  tick(): void {
    for (const { id } of this.store.list('customer')) this.advance(id, 0);
  }

  private setTo(customer: string, time: number): void {
    const { ahead } = this.store.privateState(customer);
    const change = time - this.store.now(customer);
    if (change > 0) this.store.savePrivateState(customer, { ahead: ahead + change });
  }

  private next(customer: string, until: number): Due | undefined {
    const due = [...this.periods(customer), ...this.retries(customer), ...this.sessions(customer)];
    return due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }

  private periods(customer: string): Due[] {
    return this.renewing(customer).map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      run: () => {
        if (subscription.cancel_at_period_end) this.subscriptions.cancel(subscription);
        else this.subscriptions.renew(subscription);
      },
    }));
  }

  private retries(customer: string): Due[] {
    const renewing = this.renewing(customer);
    return this.store.list('invoice', { customer, status: 'open' }).flatMap((invoice) => {
      const { subscription } = invoice.parent.subscription_details;
      const owner = renewing.find(({ id }) => id === subscription);
      if (!owner || invoice.next_payment_attempt === null) return [];
      return [{ at: invoice.next_payment_attempt, run: () => void this.subscriptions.collect(owner, invoice.id) }];
    });
  }

  private sessions(customer: string): Due[] {
    return this.store
      .list('checkout_session', { customer, status: 'open' })
      .map((session) => ({ at: session.expires_at, run: () => void this.checkout.expire(session) }));
  }

  private renewing(customer: string) {
    return this.store
      .list('subscription', { customer })
      .filter(({ status }) => status === 'active' || status === 'past_due');
  }
}
