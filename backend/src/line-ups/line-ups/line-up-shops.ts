import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { type AnyConnection, SellerShops, shopAmong } from '../../printify/index.ts';
import type { LineUpShop } from '../model/line-up.ts';

export interface WantedShop {
  connectionId?: string | null;
  shopId?: number | null;
}

/** Holds the shop that a seller wants for a line-up against their connections. */
@Injectable()
export class LineUpShops {
  constructor(private readonly shops: SellerShops) {}

  /** Null: the selected shop of the first connection. @throws AppError validation_failed by field */
  async check(userId: string, wanted: WantedShop | null | undefined): Promise<LineUpShop | null> {
    const ref = { connectionId: wanted?.connectionId ?? null, shopId: wanted?.shopId ?? null };
    if (ref.connectionId === null && ref.shopId === null) return null;
    const found = shopAmong(await this.shops.list(userId), ref);
    if (!found) throw refused('connectionId', 'This connection was removed. Choose another shop.');
    if (!found.shop) throw refused('shopId', noShopOf(found.connection));
    const { name: connection, network } = found.connection;
    return { ...ref, connection, network, title: found.shop.title };
  }
}

function noShopOf({ name }: AnyConnection): string {
  return `“${name}” has no such shop any more. Choose another one.`;
}

function refused(field: string, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [`shop.${field}`]: sentence } });
}
