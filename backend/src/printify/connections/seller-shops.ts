import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { networkNames, type PrintNetwork, type ShopRef } from '../model/network.ts';
import type { PrintifyShop } from '../model/printify-types.ts';
import { type ConnectedShop, ConnectionsService, type SellerConnection, setupRequired } from './connections.service.ts';
import { FurtherConnections } from './further-connections.ts';

export interface AnyConnection extends SellerConnection {
  /** Null: the first. */
  id: string | null;
  name: string;
  network: PrintNetwork;
  lineUps: string[];
}

export interface FoundShop {
  connection: AnyConnection;
  /** Null where the connection has no such shop, or none is selected. */
  shop: PrintifyShop | null;
}

/** All connections of a seller with their shops. */
@Injectable()
export class SellerShops {
  constructor(
    private readonly first: ConnectionsService,
    private readonly further: FurtherConnections,
  ) {}

  /** The first one first, where there is one. */
  async list(userId: string): Promise<AnyConnection[]> {
    const [first, others] = await Promise.all([this.first.describeConnection(userId), this.further.list(userId)]);
    const named = { id: null, name: networkNames.printify, network: 'printify', lineUps: [] } as const;
    return first ? [{ ...first, ...named, lineUps: [] }, ...others] : others;
  }

  /** Null where it is not connected, or its token cannot be read. */
  findConnected(userId: string, { connectionId, shopId }: ShopRef): Promise<ConnectedShop | null> {
    if (connectionId === null) return this.first.findConnection(userId, shopId);
    return this.further.findShop(userId, connectionId, shopId);
  }

  /** @throws AppError provider_not_connected */
  async requireConnected(userId: string, ref: ShopRef): Promise<ConnectedShop> {
    const connected = await this.findConnected(userId, ref);
    if (connected) return connected;
    throw ref.connectionId === null ? setupRequired() : new AppError('provider_not_connected', notUsable);
  }

  /** To read the network's catalog. */
  async findAccess(userId: string, network: PrintNetwork = 'printify'): Promise<PrintifyAccess | null> {
    if (network !== 'printify') return this.further.findAccess(userId, network);
    return (await this.first.findConnection(userId))?.access ?? null;
  }
}

const notUsable = 'This connection can’t be used right now. Check it in Settings, under Printify.';

/** Among a seller's connections; null where it is not connected. */
export function shopAmong(connections: readonly AnyConnection[], { connectionId, shopId }: ShopRef): FoundShop | null {
  const connection = connections.find(({ id }) => id === connectionId);
  if (!connection) return null;
  const wanted = shopId ?? connection.selectedShopId;
  return { connection, shop: connection.shops.find(({ id }) => id === wanted) ?? null };
}
