import { Injectable } from '@nestjs/common';
import { SecretBox } from '../platform/crypto/crypto.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { PrintifyConnection } from '../platform/prisma/client/client.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import { PrintifyClient } from './client/printify-client.ts';
import { PrintifyError } from './client/printify-error.ts';
import type { PrintifyAccess } from './client/printify-http.ts';
import type { PrintifyShop } from './client/printify-types.ts';
import type { PrintifyConnectionStatus } from './dto/connection.dto.ts';

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
    return toStatus(await this.prisma.printifyConnection.findUnique({ where: { userId } }));
  }

  /** Checks the token by asking for its shops, and keeps it sealed. A shop chosen before stays chosen. */
  async connect(userId: string, token: string): Promise<PrintifyConnectionStatus> {
    const access = { token, accountKey: this.accountKey(token) };
    const shops = await this.shopsOf(access);
    const before = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const selectedShopId = chooseShop(shops, before?.selectedShopId ?? null);
    const data = {
      sealedToken: this.secrets.seal(token, sealContext(userId)),
      accountKey: access.accountKey,
      shops: shops.map(({ id, title, sales_channel }) => ({ id, title, sales_channel })),
      selectedShopId,
      connectedAt: new Date(),
    };
    return toStatus(
      await this.prisma.printifyConnection.upsert({ where: { userId }, create: { userId, ...data }, update: data }),
    );
  }

  /** Forgets the token. What was published stays where it is. */
  async disconnect(userId: string): Promise<PrintifyConnectionStatus> {
    await this.prisma.printifyConnection.deleteMany({ where: { userId } });
    return toStatus(null);
  }

  async selectShop(userId: string, shopId: number): Promise<PrintifyConnectionStatus> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    if (!row) throw setupRequired();
    if (!shopsIn(row).some((shop) => shop.id === shopId)) {
      throw new AppError('validation_failed', 'Choose one of your shops.', {
        fields: { shopId: 'Choose one of your shops.' },
      });
    }
    return toStatus(
      await this.prisma.printifyConnection.update({ where: { userId }, data: { selectedShopId: shopId } }),
    );
  }

  /** The account with the chosen shop, or with the one named; null where there is none. */
  async find(userId: string, shopId?: number): Promise<ConnectedShop | null> {
    const row = await this.prisma.printifyConnection.findUnique({ where: { userId } });
    const shop = row && shopsIn(row).find(({ id }) => id === (shopId ?? row.selectedShopId));
    if (!row || !shop) return null;
    const token = this.secrets.open(row.sealedToken, sealContext(userId));
    return { access: { token, accountKey: row.accountKey }, shop };
  }

  /** @throws AppError provider_not_connected */
  async require(userId: string): Promise<ConnectedShop> {
    const connected = await this.find(userId);
    if (!connected) throw setupRequired();
    return connected;
  }

  private accountKey(token: string): string {
    return this.secrets.sign('printify-account', token).slice(0, 43);
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

function connectError(error: PrintifyError): AppError {
  switch (error.kind) {
    case 'unauthorized':
    case 'forbidden':
      return new AppError('printify_token_rejected', undefined, {
        fields: { apiToken: 'Printify does not accept this token. Make a new one and paste it whole.' },
      });
    case 'rate_limited':
    case 'unavailable':
      return new AppError('provider_unavailable', error.message);
    default:
      return new AppError('provider_failed');
  }
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

function toStatus(row: PrintifyConnection | null): PrintifyConnectionStatus {
  return row
    ? { connected: true, shops: shopsIn(row), selectedShopId: row.selectedShopId }
    : { connected: false, shops: [], selectedShopId: null };
}

function sealContext(userId: string): string {
  return `printify-token:${userId}`;
}
