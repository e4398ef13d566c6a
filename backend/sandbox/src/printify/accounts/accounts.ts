import { createHash } from 'node:crypto';
import type { Collection, Store } from '../../core/store.ts';
import { derivedNumber } from '../protocol/formats.ts';
import { isPrintfulAccount } from './tokens.ts';

export interface Shop {
  id: number;
  title: string;
  /** `etsy`, `custom_integration`, or `disconnected` where the seller has unlinked the store (P3). */
  sales_channel: string;
}

export interface Account {
  /** A hash of the name in its tokens: a plain token is that name, and is not stored. */
  id: string;
  userId: number;
  shops: Shop[];
}

/** The Printify accounts; each is created when its first token is used. */
export class Accounts {
  private readonly accounts: Collection<Account>;

  constructor(store: Store) {
    this.accounts = store.collection<Account>('printify-accounts');
  }

  findOrCreate(name: string): Account {
    const of = isPrintfulAccount(name) ? 'Printful ' : '';
    const id = createHash('sha256').update(name).digest('hex').slice(0, 32);
    return this.accounts.get(id) ?? this.create(id, of);
  }

  get(id: string): Account | undefined {
    return this.accounts.get(id);
  }

  findShop(shopId: number): { account: Account; shop: Shop } | undefined {
    for (const account of this.accounts.values()) {
      const shop = account.shops.find((candidate) => candidate.id === shopId);
      if (shop) return { account, shop };
    }
    return undefined;
  }

  save(account: Account): void {
    this.accounts.put(account.id, account);
  }

  private create(id: string, of: string): Account {
    const account: Account = {
      id,
      userId: derivedNumber(1_000_000, 9_000_000, id, 'user'),
      shops: [
        {
          id: this.unusedShopId(derivedNumber(10_000_000, 40_000_000, id, 'etsy')),
          title: `My ${of}Etsy shop`,
          sales_channel: 'etsy',
        },
        {
          id: this.unusedShopId(derivedNumber(50_000_000, 40_000_000, id, 'custom')),
          title: `My ${of}custom shop`,
          sales_channel: 'custom_integration',
        },
      ],
    };
    this.save(account);
    return account;
  }

  /** Products belong to shops: of a thousand accounts two derive the same id in one run of a hundred. */
  private unusedShopId(wanted: number): number {
    let shopId = wanted;
    while (this.findShop(shopId)) shopId += 1;
    return shopId;
  }
}
