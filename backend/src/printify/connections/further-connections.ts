import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { FurtherConnection } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import type { PrintifyAccess } from '../client/printify-call.ts';
import { networkNames, type PrintNetwork } from '../model/network.ts';
import { AccountTokens, chooseShop, parseShops, requireShopOf } from './account-tokens.ts';
import type { ConnectedShop, SellerConnection } from './connections.service.ts';

/** Beside the first. */
export const mostConnections = 10;

export interface NamedConnection extends SellerConnection {
  id: string;
  name: string;
  network: PrintNetwork;
  /** Names of the line-ups that use it. */
  lineUps: string[];
}

export interface NewConnection {
  network: PrintNetwork;
  name: string;
  apiToken: string;
}

export type ConnectionChange = Partial<Omit<NewConnection, 'network'> & { shopId: number }>;

/** The row with the names of the line-ups that use it. */
type Found = FurtherConnection & { lineUps: { name: string }[] };

const withLineUps = { lineUps: { select: { name: true }, orderBy: { createdAt: 'asc' } } } as const;

/** Connections of a seller beside the first one. */
@Injectable()
export class FurtherConnections {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tokens: AccountTokens,
  ) {}

  async list(userId: string): Promise<NamedConnection[]> {
    const orderBy = { connectedAt: 'asc' } as const;
    const rows = await this.prisma.furtherConnection.findMany({ where: { userId }, orderBy, include: withLineUps });
    return rows.map((row) => this.toNamed(row));
  }

  /** @throws AppError validation_failed by field, and as {@link AccountTokens.read} */
  async create(userId: string, { network, name, apiToken }: NewConnection): Promise<NamedConnection> {
    const { columns } = await this.tokens.read(apiToken, network);
    const id = connectionId(userId, columns.accountKey);
    const selectedShopId = chooseShop(columns.shops, null);
    const sealedToken = this.tokens.seal(apiToken, sealContext({ id }));
    await this.prisma.$transaction(async (tx) => {
      await lockUserRow(tx, userId);
      if ((await tx.furtherConnection.count({ where: { userId } })) >= mostConnections) throw refused('name', tooMany);
      await this.refuseTaken(tx, userId, { name, network, ...columns });
      const data = { ...columns, id, userId, name, network, selectedShopId, sealedToken };
      await tx.furtherConnection.create({ data });
    });
    return this.toNamed(await this.find(userId, id));
  }

  /** @throws AppError not_found, validation_failed by field, and as {@link AccountTokens.read} */
  async update(userId: string, id: string, { name, apiToken, shopId }: ConnectionChange): Promise<NamedConnection> {
    const before = await this.find(userId, id);
    const account = apiToken === undefined ? null : await this.tokens.read(apiToken, before.network);
    if (account && !isSameAccount(before, { ...before, ...account.columns })) throw refused('apiToken', otherAccount);
    const shops = account?.columns.shops ?? parseShops(before);
    if (shopId !== undefined) requireShopOf({ shops }, shopId);
    const data = {
      ...(name !== undefined && { name }),
      ...account?.columns,
      ...(apiToken !== undefined && { sealedToken: this.tokens.seal(apiToken, sealContext(before)) }),
      selectedShopId: shopId ?? chooseShop(shops, before.selectedShopId),
    };
    await this.prisma.$transaction(async (tx) => {
      await lockUserRow(tx, userId);
      await this.refuseTaken(tx, userId, { ...before, ...data });
      await tx.furtherConnection.updateMany({ where: { id, userId }, data });
    });
    return this.toNamed(await this.find(userId, id));
  }

  /** Asks its network. @throws AppError not_found, and as {@link AccountTokens.read} */
  async refreshShops(userId: string, id: string): Promise<NamedConnection> {
    const row = await this.find(userId, id);
    const access = this.accessTo(row);
    if (!access) throw new AppError('printify_token_rejected', unreadable(row.network));
    const shops = await this.tokens.fetchShops(access);
    const data = { shops, selectedShopId: chooseShop(shops, row.selectedShopId) };
    await this.prisma.furtherConnection.updateMany({ where: { id, userId }, data });
    return this.toNamed(await this.find(userId, id));
  }

  /** @throws AppError not_found, connection_in_use while a line-up names it */
  async remove(userId: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      await lockUserRow(tx, userId);
      const { lineUps } = await this.find(userId, id, tx);
      if (lineUps.length > 0) throw inUse(lineUps);
      await tx.furtherConnection.deleteMany({ where: { id, userId } });
    });
  }

  /** With the selected shop, or the one given; null where there is none, or its token cannot be read. */
  async findShop(userId: string, id: string, shopId: number | null): Promise<ConnectedShop | null> {
    const row = await this.prisma.furtherConnection.findFirst({ where: { id, userId } });
    const shop = row && parseShops(row).find((one) => one.id === (shopId ?? row.selectedShopId));
    const access = row && shop ? this.accessTo(row) : null;
    return access && shop ? { access, shop } : null;
  }

  /** Any of the network: its catalog is the same for all. */
  async findAccess(userId: string, network: PrintNetwork): Promise<PrintifyAccess | null> {
    const orderBy = { connectedAt: 'asc' } as const;
    const rows = await this.prisma.furtherConnection.findMany({ where: { userId, network }, orderBy });
    return rows.map((row) => this.accessTo(row)).find((access) => access !== null) ?? null;
  }

  /** As of {@link ConnectionsService.resealTokens}. */
  async resealTokens(): Promise<number> {
    const rows = await this.prisma.furtherConnection.findMany({ select: { id: true, sealedToken: true } });
    let resealed = 0;
    for (const { id, sealedToken } of rows) {
      const again = this.tokens.reseal(sealedToken, sealContext({ id }));
      if (!again) continue;
      const data = { sealedToken: again };
      resealed += (await this.prisma.furtherConnection.updateMany({ where: { id, sealedToken }, data })).count;
    }
    return resealed;
  }

  private async find(userId: string, id: string, tx: Tx = this.prisma): Promise<Found> {
    const row = await tx.furtherConnection.findFirst({ where: { id, userId }, include: withLineUps });
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async refuseTaken(tx: Tx, userId: string, wanted: Account & { id?: string; name: string }): Promise<void> {
    const further = await tx.furtherConnection.findMany({ where: { userId } });
    const others = further.filter(({ id }) => id !== wanted.id);
    const first = await tx.printifyConnection.findUnique({ where: { userId } });
    const accounts = [...others, ...(first ? [{ ...first, network: 'printify' as const }] : [])];
    if (others.some(({ name }) => name === wanted.name))
      throw refused('name', `You have a connection named “${wanted.name}” already.`);
    if (accounts.some((one) => isSameAccount(one, wanted)))
      throw refused('apiToken', 'This account is connected already. Choose among its shops.');
  }

  private toNamed(row: Found): NamedConnection {
    const { id, name, network, selectedShopId, tokenExpiresAt, scopes, lineUps } = row;
    const readable = this.accessTo(row) !== null;
    const rest = { shops: parseShops(row), selectedShopId, tokenExpiresAt, scopes };
    return { id, name, network, readable, ...rest, lineUps: lineUps.map((lineUp) => lineUp.name) };
  }

  private accessTo(row: FurtherConnection): PrintifyAccess | null {
    const token = this.tokens.open(row.sealedToken, sealContext(row));
    return token === null ? null : { token, accountKey: row.accountKey, network: row.network };
  }
}

interface Account {
  network: PrintNetwork;
  accountKey: string;
  shops: unknown;
}

/** A token that does not name its account is known by the shops. */
function isSameAccount(one: Account, other: Account): boolean {
  if (one.network !== other.network) return false;
  const ids = new Set(parseShops(one).map(({ id }) => id));
  return one.accountKey === other.accountKey || parseShops(other).some(({ id }) => ids.has(id));
}

/** The same for an account that is connected again: its products find it. */
function connectionId(userId: string, accountKey: string): string {
  const hex = createHash('sha256').update(`${userId} ${accountKey}`).digest('hex');
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `5${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`];
  return [...parts, hex.slice(20, 32)].join('-');
}

const otherAccount = 'This token is of another account. Add that one as a connection of its own.';

export function unreadable(network: PrintNetwork): string {
  return `We can no longer read this ${networkNames[network]} token, because the key that protects it has changed. Paste it again to reconnect.`;
}

function sealContext({ id }: { id: string }): string {
  return `connection-token:${id}`;
}

function inUse(lineUps: { name: string }[]): AppError {
  const names = lineUps.map(({ name }) => `“${name}”`).join(', ');
  const message = `Your line-ups put products there: ${names}. Choose another shop in them first, or delete them.`;
  return new AppError('connection_in_use', message);
}

const tooMany = `You can have at most ${mostConnections} further connections. Remove one that you don’t need.`;

function refused(field: string, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}
