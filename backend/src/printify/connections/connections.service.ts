import { Injectable } from '@nestjs/common';
import { SignupGifts } from '../../credits/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PrintifyConnection } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import type { PrintifyShop } from '../model/printify-types.ts';
import { AccountTokens, chooseShop, parseShops, requireShopOf } from './account-tokens.ts';

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

/** The first connection of a seller, to Printify. */
@Injectable()
export class ConnectionsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tokens: AccountTokens,
    private readonly gifts: SignupGifts,
  ) {}

  async describeConnection(userId: string): Promise<SellerConnection | null> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    return row && this.toConnection(row);
  }

  /** Stores the token sealed, once its claims and its shops were checked. A selected shop stays selected. */
  async connect(userId: string, token: string): Promise<SellerConnection> {
    const { account, columns } = await this.tokens.read(token);
    const before = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const data = {
      ...columns,
      sealedToken: this.tokens.seal(token, sealContext(userId)),
      selectedShopId: chooseShop(columns.shops, before?.selectedShopId ?? null),
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
    for (const { userId, sealedToken } of rows) {
      const again = this.tokens.reseal(sealedToken, sealContext(userId));
      if (!again) continue;
      // A token that was pasted meanwhile stays.
      const { count } = await this.prisma.printifyConnection.updateMany({
        where: { userId, sealedToken },
        data: { sealedToken: again },
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
    requireShopOf(row, shopId);
    return this.update(userId, { selectedShopId: shopId });
  }

  async refreshShops(userId: string): Promise<SellerConnection> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const access = row && this.accessTo(row);
    if (!row || !access) throw setupRequired();
    const shops = await this.tokens.fetchShops(access);
    return this.update(userId, { shops, selectedShopId: chooseShop(shops, row.selectedShopId) });
  }

  /** The account with the selected shop, or with the one given; null where there is none, or its token cannot be read. */
  async findConnection(userId: string, shopId?: number | null): Promise<ConnectedShop | null> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const shop = row && parseShops(row).find(({ id }) => id === (shopId ?? row.selectedShopId));
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
    return { readable: this.accessTo(row) !== null, shops: parseShops(row), selectedShopId, tokenExpiresAt, scopes };
  }

  private accessTo({ userId, sealedToken, accountKey }: PrintifyConnection): PrintifyAccess | null {
    const token = this.tokens.open(sealedToken, sealContext(userId));
    return token === null ? null : { token, accountKey };
  }
}

export function setupRequired(): AppError {
  return new AppError('provider_not_connected', undefined, {
    requiresSetup: true,
    message: 'Connect your Printify account and choose a shop in Settings first.',
  });
}

function sealContext(userId: string): string {
  return `printify-token:${userId}`;
}
