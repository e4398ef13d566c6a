import { Injectable } from '@nestjs/common';
import { SecretBox } from '../platform/crypto/crypto.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { PrintifyConnection } from '../platform/prisma/client/client.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyAccess } from './client/printify-http.ts';
import type { PrintifyShop } from './client/printify-types.ts';
import { toConnectionStatus } from './connection.mapper.ts';
import type { PrintifyConnectionStatus } from './dto/connection.dto.ts';
import { readToken, scopesMissing, type TokenFacts } from './token.ts';

/** A seller's Printify account and the shop that products go to. */
export interface ConnectedShop {
  access: PrintifyAccess;
  shop: PrintifyShop;
}

@Injectable()
export class ConnectionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly secrets: SecretBox,
  ) {}

  async status(userId: string): Promise<PrintifyConnectionStatus> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    return toConnectionStatus(row, row ? this.accessTo(row) !== null : false);
  }

  /**
   * Checks the token by what it says of itself and by asking for its shops, and keeps it sealed. A shop chosen before
   * stays chosen.
   */
  async connect(userId: string, token: string): Promise<PrintifyConnectionStatus> {
    const facts = readToken(token);
    refuseUseless(facts);
    const shops = await this.shopsOf({ token, accountKey: this.keyOf(token), hurry: true });
    const before = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const data = {
      sealedToken: this.secrets.seal(token, sealContext(userId)),
      // Only now, for until Printify took the token anybody could have written any account into it.
      accountKey: this.keyOf(facts.subject ? `account ${facts.subject}` : token),
      shops: shops.map(({ id, title, sales_channel }) => ({ id, title, sales_channel })),
      selectedShopId: chooseShop(shops, before?.selectedShopId ?? null),
      connectedAt: new Date(),
      tokenExpiresAt: facts.expiresAt,
      scopes: facts.scopes ?? [],
      warnedDays: null,
    };
    return toConnectionStatus(
      await this.prisma.printifyConnection.upsert({ where: { userId }, create: { userId, ...data }, update: data }),
    );
  }

  /** Forgets the token and all that it opened. What was published stays where it is. */
  async disconnect(userId: string): Promise<PrintifyConnectionStatus> {
    await this.prisma.printifyConnection.deleteMany({ where: { userId } });
    return toConnectionStatus(null);
  }

  async selectShop(userId: string, shopId: number): Promise<PrintifyConnectionStatus> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    if (!row || !this.accessTo(row)) throw setupRequired();
    if (!shopsIn(row).some((shop) => shop.id === shopId)) {
      throw new AppError('validation_failed', 'Choose one of your shops.', {
        fields: { shopId: 'Choose one of your shops.' },
      });
    }
    return this.update(userId, { selectedShopId: shopId });
  }

  /** Asks Printify for the account's shops again: one may have been added, removed or connected anew. */
  async refreshShops(userId: string): Promise<PrintifyConnectionStatus> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const access = row && this.accessTo(row);
    if (!row || !access) throw setupRequired();
    const shops = await this.shopsOf({ ...access, hurry: true });
    return this.update(userId, {
      shops: shops.map(({ id, title, sales_channel }) => ({ id, title, sales_channel })),
      selectedShopId: chooseShop(shops, row.selectedShopId),
    });
  }

  /** The account with the chosen shop, or with the one named; null where there is none, or its token cannot be read. */
  async find(userId: string, shopId?: number): Promise<ConnectedShop | null> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const shop = row && shopsIn(row).find(({ id }) => id === (shopId ?? row.selectedShopId));
    const access = row && shop ? this.accessTo(row) : null;
    return access && shop ? { access, shop } : null;
  }

  /** @throws AppError provider_not_connected */
  async require(userId: string): Promise<ConnectedShop> {
    const connected = await this.find(userId);
    if (!connected) throw setupRequired();
    return connected;
  }

  private async update(
    userId: string,
    data: { selectedShopId: number | null; shops?: { id: number; title: string; sales_channel: string }[] },
  ): Promise<PrintifyConnectionStatus> {
    return toConnectionStatus(await this.prisma.printifyConnection.update({ where: { userId }, data }));
  }

  /** Null where the token was sealed under another ENCRYPTION_KEY: it is lost, and must be pasted again. */
  private accessTo({ userId, sealedToken, accountKey }: PrintifyConnection): PrintifyAccess | null {
    try {
      return { token: this.secrets.open(sealedToken, sealContext(userId)), accountKey };
    } catch {
      return null;
    }
  }

  private keyOf(account: string): string {
    return this.secrets.sign('printify-account', account).slice(0, 43);
  }

  private async shopsOf(access: PrintifyAccess): Promise<PrintifyShop[]> {
    try {
      return await this.client.shops(access);
    } catch (error) {
      if (!(error instanceof PrintifyError)) throw error;
      throw connectError(error);
    }
  }
}

export function setupRequired(): AppError {
  return new AppError('provider_not_connected', undefined, {
    requiresSetup: true,
    message: 'Connect your Printify account and choose a shop in Settings first.',
  });
}

/** @throws AppError printify_token_rejected for a token that says itself that it will not do */
function refuseUseless(facts: TokenFacts): void {
  if (facts.expiresAt && facts.expiresAt <= new Date()) {
    throw tokenRejected('This token has ended. Make a new one in Printify and paste it whole.');
  }
  const missing = scopesMissing(facts);
  if (missing.length > 0) {
    const named = missing.length === 1 ? `permission ${missing[0]}` : `permissions ${missing.join(', ')}`;
    throw tokenRejected(`This token lacks the ${named}. Make a new one with all scopes and paste it whole.`);
  }
}

function connectError(error: PrintifyError): AppError {
  switch (error.kind) {
    case 'unauthorized':
      return tokenRejected('Printify does not accept this token. Make a new one and paste it whole.');
    case 'forbidden':
      return tokenRejected(
        'This token lacks the permission shops.read. Make a new one with all scopes and paste it whole.',
      );
    case 'rate_limited':
    case 'unavailable':
      return new AppError('provider_unavailable', error.message);
    default:
      return new AppError('provider_failed');
  }
}

function tokenRejected(sentence: string): AppError {
  return new AppError('printify_token_rejected', sentence, { fields: { apiToken: sentence } });
}

/** The one chosen before if it is still there, else the first with a sales channel, else the first. */
function chooseShop(shops: PrintifyShop[], before: number | null): number | null {
  const kept = shops.find((shop) => shop.id === before);
  const selling =
    shops.find((shop) => shop.sales_channel === 'etsy') ?? shops.find((shop) => shop.sales_channel !== 'disconnected');
  return (kept ?? selling ?? shops[0])?.id ?? null;
}

function shopsIn(row: PrintifyConnection): PrintifyShop[] {
  return row.shops as unknown as PrintifyShop[];
}

function sealContext(userId: string): string {
  return `printify-token:${userId}`;
}
