import type { Checkout } from './checkout.ts';
import type { Books } from './store.ts';
import { itemOf, type Subscriptions } from './subscriptions.ts';

interface Due {
  at: number;
  happen: () => void;
}

/** What time does: periods end, cards are tried again, sessions expire. Each customer has a clock of their own. */
export class Clock {
  private readonly books: Books;
  private readonly subscriptions: Subscriptions;
  private readonly checkout: Checkout;

  constructor(books: Books, subscriptions: Subscriptions, checkout: Checkout) {
    this.books = books;
    this.subscriptions = subscriptions;
    this.checkout = checkout;
  }

  /** Moves a customer's time on, through everything that falls due on the way, each at its own moment. */
  advance(customer: string, seconds: number): void {
    const target = this.books.now(customer) + seconds;
    for (let next = this.next(customer, target); next; next = this.next(customer, target)) {
      this.setTo(customer, Math.max(next.at, this.books.now(customer)));
      next.happen();
    }
    this.setTo(customer, target);
  }

  /** Lets happen what has fallen due by itself, for a sandbox that runs for weeks. */
  tick(): void {
    for (const { id } of this.books.list('customer')) this.advance(id, 0);
  }

  private setTo(customer: string, moment: number): void {
    const { ahead } = this.books.aside(customer);
    const change = moment - this.books.now(customer);
    if (change > 0) this.books.saveAside(customer, { ahead: ahead + change });
  }

  /** The first thing that is due by then. */
  private next(customer: string, until: number): Due | undefined {
    const due = [...this.periods(customer), ...this.retries(customer), ...this.sessions(customer)];
    return due.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
  }

  private periods(customer: string): Due[] {
    return this.living(customer).map((subscription) => ({
      at: itemOf(subscription).current_period_end,
      happen: () => {
        if (subscription.cancel_at_period_end) this.subscriptions.end(subscription);
        else this.subscriptions.renew(subscription);
      },
    }));
  }

  private retries(customer: string): Due[] {
    const living = this.living(customer);
    return this.books.list('invoice').flatMap((invoice) => {
      const { subscription } = invoice.parent.subscription_details;
      const owner = living.find(({ id }) => id === subscription);
      if (!owner || invoice.status !== 'open' || invoice.next_payment_attempt === null) return [];
      return [{ at: invoice.next_payment_attempt, happen: () => void this.subscriptions.collect(owner, invoice.id) }];
    });
  }

  private sessions(customer: string): Due[] {
    return this.books
      .list('checkout_session')
      .filter((session) => session.customer === customer && session.status === 'open')
      .map((session) => ({ at: session.expires_at, happen: () => void this.checkout.expire(session) }));
  }

  private living(customer: string) {
    return this.books
      .list('subscription')
      .filter((one) => one.customer === customer && (one.status === 'active' || one.status === 'past_due'));
  }
}
