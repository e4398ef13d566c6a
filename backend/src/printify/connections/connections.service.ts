import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { SignupGifts } from '../../credits/index.ts';
import { SecretBox } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PrintifyConnection } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { PrintifyClient } from '../client/printify-client.ts';
import { PrintifyError } from '../model/printify-error.ts';
import { type PrintifyShop, printifyShop } from '../model/printify-types.ts';
import { readToken, scopesMissing, type TokenFacts } from '../model/token.ts';

export interface ConnectedShop {
  access: PrintifyAccess;
  shop: PrintifyShop;
}

export interface SellerConnection {
  /** False where the token was sealed under another ENCRYPTION_KEY: it must be pasted again. */
  readable: boolean;
  shops: PrintifyShop[];
  selectedShopId: number | null;
  tokenExpiresAt: Date | null;
  scopes: string[];
}

const shopList = z.array(printifyShop);

@Injectable()
export class ConnectionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly client: PrintifyClient,
    private readonly secrets: SecretBox,
    private readonly gifts: SignupGifts,
  ) {}

  async describeConnection(userId: string): Promise<SellerConnection | null> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    return row && this.toConnection(row);
  }

  /** Stores the token sealed, once its claims and its shops were checked. A selected shop stays selected. */
  async connect(userId: string, token: string): Promise<SellerConnection> {
    const facts = readToken(token);
    refuseUseless(facts);
    const shops = await this.fetchShops({ token, accountKey: this.keyOf(token), priority: 'interactive' });
    const before = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    // The claim is used only now: before Printify accepted the token, anybody could have written any account into it.
    const account = facts.subject ? `account ${facts.subject}` : token;
    const data = {
      sealedToken: this.secrets.seal(token, sealContext(userId)),
      accountKey: this.keyOf(account),
      shops,
      selectedShopId: chooseShop(shops, before?.selectedShopId ?? null),
      connectedAt: new Date(),
      tokenExpiresAt: facts.expiresAt,
      scopes: facts.scopes ?? [],
      warnedDays: null,
    };
    const row = await this.prisma.$transaction(async (tx) => {
      await this.gifts.claimPrintify(tx, userId, account);
      return tx.printifyConnection.upsert({ where: { userId }, create: { userId, ...data }, update: data });
    });
    return this.toConnection(row);
  }

  /** Seals again what was sealed under a previous key. Answers with how many. */
  async resealTokens(): Promise<number> {
    const rows = await this.prisma.printifyConnection.findMany({ select: { userId: true, sealedToken: true } });
    let resealed = 0;
    for (const { userId, sealedToken } of rows.filter((row) => !this.secrets.isCurrent(row.sealedToken))) {
      const token = this.tokenOf(userId, sealedToken);
      if (token === null) continue;
      // A token that was pasted meanwhile stays.
      const { count } = await this.prisma.printifyConnection.updateMany({
        where: { userId, sealedToken },
        data: { sealedToken: this.secrets.seal(token, sealContext(userId)) },
      });
      resealed += count;
    }
    return resealed;
  }

  async disconnect(userId: string): Promise<void> {
    await this.prisma.printifyConnection.deleteMany({ where: { userId } });
  }

  async selectShop(userId: string, shopId: number): Promise<SellerConnection> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    if (!row || !this.accessTo(row)) throw setupRequired();
    if (!shopList.parse(row.shops).some((shop) => shop.id === shopId)) {
      throw new AppError('validation_failed', 'Choose one of your shops.', {
        fields: { shopId: 'Choose one of your shops.' },
      });
    }
    return this.update(userId, { selectedShopId: shopId });
  }

  async refreshShops(userId: string): Promise<SellerConnection> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const access = row && this.accessTo(row);
    if (!row || !access) throw setupRequired();
    const shops = await this.fetchShops({ ...access, priority: 'interactive' });
    return this.update(userId, { shops, selectedShopId: chooseShop(shops, row.selectedShopId) });
  }

  /** The account with the selected shop, or with the one given; null where there is none, or its token cannot be read. */
  async findConnection(userId: string, shopId?: number): Promise<ConnectedShop | null> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const shop = row && shopList.parse(row.shops).find(({ id }) => id === (shopId ?? row.selectedShopId));
    const access = row && shop ? this.accessTo(row) : null;
    return access && shop ? { access, shop } : null;
  }

  async requireConnection(userId: string): Promise<ConnectedShop> {
    const connected = await this.findConnection(userId);
    if (!connected) throw setupRequired();
    return connected;
  }

  private async update(
    userId: string,
    data: { selectedShopId: number | null; shops?: PrintifyShop[] },
  ): Promise<SellerConnection> {
    return this.toConnection(await this.prisma.printifyConnection.update({ where: { userId }, data }));
  }

  private toConnection(row: PrintifyConnection): SellerConnection {
    const { selectedShopId, tokenExpiresAt, scopes } = row;
    const readable = this.accessTo(row) !== null;
    return { readable, shops: shopList.parse(row.shops), selectedShopId, tokenExpiresAt, scopes };
  }

  private accessTo({ userId, sealedToken, accountKey }: PrintifyConnection): PrintifyAccess | null {
    const token = this.tokenOf(userId, sealedToken);
    return token === null ? null : { token, accountKey };
  }

  private tokenOf(userId: string, sealedToken: Uint8Array): string | null {
    try {
      return this.secrets.open(sealedToken, sealContext(userId));
    } catch {
      return null;
    }
  }

  private keyOf(account: string): string {
    return this.secrets.sign('printify-account', account).slice(0, 43);
  }

  private async fetchShops(access: PrintifyAccess): Promise<PrintifyShop[]> {
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

function refuseUseless(facts: TokenFacts): void {
  if (facts.expiresAt && facts.expiresAt <= new Date()) {
    throw tokenRejected('This token has expired. Generate a new one in Printify and paste all of it.');
  }
  const missing = scopesMissing(facts);
  if (missing.length > 0) {
    const named = missing.length === 1 ? `permission ${missing[0]}` : `permissions ${missing.join(', ')}`;
    throw tokenRejected(`This token lacks the ${named}. Generate a new one with all scopes and paste all of it.`);
  }
}

function connectError(error: PrintifyError): AppError {
  switch (error.kind) {
    case 'unauthorized':
      return tokenRejected('Printify does not accept this token. Generate a new one and paste all of it.');
    case 'forbidden':
      return tokenRejected(
        'This token lacks the permission shops.read. Generate a new one with all scopes and paste all of it.',
      );
    case 'rate_limited':
    case 'daily_limit':
    case 'quota_reached':
    case 'unavailable':
      return new AppError('provider_unavailable', error.message);
    default:
      return new AppError('provider_failed');
  }
}

function tokenRejected(sentence: string): AppError {
  return new AppError('printify_token_rejected', sentence, { fields: { apiToken: sentence } });
}

function chooseShop(shops: PrintifyShop[], before: number | null): number | null {
  const selected = shops.find((shop) => shop.id === before);
  const selling =
    shops.find((shop) => shop.sales_channel === 'etsy') ?? shops.find((shop) => shop.sales_channel !== 'disconnected');
  return (selected ?? selling ?? shops[0])?.id ?? null;
}

function sealContext(userId: string): string {
  return `printify-token:${userId}`;
}
