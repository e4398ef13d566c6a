import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { PrintifyClient } from '../client/printify-client.ts';
import { inWordsOf, type PrintNetwork } from '../model/network.ts';
import { PrintifyError } from '../model/printify-error.ts';
import { type PrintifyShop, printifyShop } from '../model/printify-types.ts';
import { readToken, scopesMissing, type TokenFacts } from '../model/token.ts';

export interface ReadAccount {
  /** Names the account at its network. */
  account: string;
  /** All of a connection's row but its token and the selected shop. */
  columns: {
    accountKey: string;
    shops: PrintifyShop[];
    connectedAt: Date;
    tokenExpiresAt: Date | null;
    scopes: string[];
    warnedDays: null;
  };
}

const shopList = z.array(printifyShop);

/** Tokens of accounts: read at their network, and sealed for our database. */
@Injectable()
export class AccountTokens {
  constructor(
    private readonly client: PrintifyClient,
    private readonly secrets: SecretBox,
  ) {}

  /** @throws AppError printify_token_rejected, provider_failed, provider_unavailable */
  async read(token: string, network: PrintNetwork = 'printify'): Promise<ReadAccount> {
    const facts = readToken(token);
    refuseUseless(facts, network);
    const shops = await this.fetchShops({ token, network, accountKey: this.keyOf(token, network) });
    // The claim is used only now: before the network accepted the token, anybody could have written any account into it.
    const account = facts.subject ? `account ${facts.subject}` : token;
    const { expiresAt: tokenExpiresAt, scopes } = facts;
    const columns = { accountKey: this.keyOf(account, network), shops, connectedAt: new Date(), warnedDays: null };
    return { account, columns: { ...columns, tokenExpiresAt, scopes: scopes ?? [] } };
  }

  /** @throws AppError as of {@link read} */
  async fetchShops(access: PrintifyAccess): Promise<PrintifyShop[]> {
    try {
      return await this.client.shops({ ...access, priority: 'interactive' });
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      throw connectError(error, access.network ?? 'printify');
    }
  }

  seal(token: string, context: string): Uint8Array<ArrayBuffer> {
    return this.secrets.seal(token, context);
  }

  /** Null where it was sealed under a key that we do not have. */
  open(sealedToken: Uint8Array, context: string): string | null {
    try {
      return this.secrets.open(sealedToken, context);
    } catch {
      return null;
    }
  }

  /** Null where nothing is to be done, or can be. */
  reseal(sealedToken: Uint8Array, context: string): Uint8Array<ArrayBuffer> | null {
    if (this.secrets.isCurrent(sealedToken)) return null;
    const token = this.open(sealedToken, context);
    return token === null ? null : this.seal(token, context);
  }

  private keyOf(account: string, network: PrintNetwork): string {
    return this.secrets.sign(`${network}-account`, account).slice(0, 43);
  }
}

export const parseShops = ({ shops }: { shops: unknown }): PrintifyShop[] => shopList.parse(shops);

export function chooseShop(shops: PrintifyShop[], before: number | null): number | null {
  const selected = shops.find((shop) => shop.id === before);
  const selling =
    shops.find((shop) => shop.sales_channel === 'etsy') ?? shops.find((shop) => shop.sales_channel !== 'disconnected');
  return (selected ?? selling ?? shops[0])?.id ?? null;
}

/** @throws AppError validation_failed */
export function requireShopOf(row: { shops: unknown }, shopId: number): void {
  if (parseShops(row).some(({ id }) => id === shopId)) return;
  const message = 'Choose one of your shops.';
  throw new AppError('validation_failed', message, { fields: { shopId: message } });
}

function refuseUseless(facts: TokenFacts, network: PrintNetwork): void {
  if (facts.expiresAt && facts.expiresAt <= new Date()) {
    throw rejected('This token has expired. Generate a new one in Printify and paste all of it.', network);
  }
  const missing = scopesMissing(facts);
  if (missing.length > 0) {
    const named = missing.length === 1 ? `permission ${missing[0]}` : `permissions ${missing.join(', ')}`;
    throw rejected(`This token lacks the ${named}. Generate a new one with all scopes and paste all of it.`, network);
  }
}

function connectError(error: PrintifyError, network: PrintNetwork): AppError {
  switch (error.kind) {
    case 'unauthorized':
      return rejected('Printify doesn’t accept this token. Generate a new one and paste all of it.', network);
    case 'forbidden':
      return rejected(
        'This token lacks the permission shops.read. Generate a new one with all scopes and paste all of it.',
        network,
      );
    case 'rate_limited':
    case 'daily_limit':
    case 'quota_reached':
    case 'unavailable':
      return new AppError('provider_unavailable', error.message);
    default:
      return new AppError(
        'provider_failed',
        inWordsOf(network, 'Printify did not answer as expected. Nothing was changed. Please try again.'),
      );
  }
}

function rejected(sentence: string, network: PrintNetwork): AppError {
  const message = inWordsOf(network, sentence);
  return new AppError('printify_token_rejected', message, { fields: { apiToken: message } });
}
