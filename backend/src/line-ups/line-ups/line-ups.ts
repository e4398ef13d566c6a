import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { LineUp } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { type LineUpItem, lineUpItems, mostLineUps } from '../model/line-up.ts';

export interface LineUpDraft {
  name: string;
  isDefault: boolean;
  items: LineUpItem[];
  connectionId: string | null;
  shopId: number | null;
}

export type StoredLineUp = Omit<LineUp, 'items'> & { items: LineUpItem[] };

/** The sets of products of sellers. */
@Injectable()
export class LineUps {
  private readonly listeners: ((userId: string) => Promise<void>)[] = [];

  constructor(private readonly prisma: PrismaService) {}

  /** For what names line-ups: they have other names by then, or are gone. */
  onChange(listener: (userId: string) => Promise<void>): void {
    this.listeners.push(listener);
  }

  async list(userId: string): Promise<StoredLineUp[]> {
    const rows = await this.prisma.lineUp.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
    return rows.map(parsed);
  }

  /** @throws AppError not_found */
  async find(userId: string, id: string): Promise<StoredLineUp> {
    const row = await this.prisma.lineUp.findFirst({ where: { id, userId } });
    if (!row) throw new AppError('not_found');
    return parsed(row);
  }

  /** @throws AppError validation_failed where the name is taken or there are too many */
  create(userId: string, draft: LineUpDraft): Promise<StoredLineUp> {
    return this.write(userId, draft, async (tx) => {
      if ((await tx.lineUp.count({ where: { userId } })) >= mostLineUps) throw refused('name', tooMany);
      return tx.lineUp.create({ data: { ...draft, userId } });
    });
  }

  /** @throws AppError not_found, validation_failed where the name is taken */
  replace(userId: string, id: string, draft: LineUpDraft): Promise<StoredLineUp> {
    return this.write(userId, draft, async (tx) => {
      const [row] = await tx.lineUp.updateManyAndReturn({ where: { id, userId }, data: draft });
      if (!row) throw new AppError('not_found');
      return row;
    });
  }

  /** @throws AppError not_found */
  async remove(userId: string, id: string): Promise<void> {
    const { count } = await this.prisma.lineUp.deleteMany({ where: { id, userId } });
    if (count === 0) throw new AppError('not_found');
    await this.report(userId);
  }

  private async report(userId: string): Promise<void> {
    for (const listener of this.listeners) await listener(userId);
  }

  private async write(
    userId: string,
    { isDefault, name, connectionId }: LineUpDraft,
    write: (tx: Tx) => Promise<LineUp>,
  ): Promise<StoredLineUp> {
    try {
      const written = await this.prisma.$transaction(async (tx) => {
        await lockUserRow(tx, userId);
        await refuseRemoved(tx, userId, connectionId);
        if (isDefault) await tx.lineUp.updateMany({ where: { userId, isDefault }, data: { isDefault: false } });
        return parsed(await write(tx));
      });
      await this.report(userId);
      return written;
    } catch (error) {
      if (isUniqueViolation(error)) throw refused('name', `You have a line-up named “${name}” already.`);
      throw error;
    }
  }
}

/** It may have been removed since it was checked. */
async function refuseRemoved(tx: Tx, userId: string, id: string | null): Promise<void> {
  if (id === null || (await tx.furtherConnection.count({ where: { id, userId } })) > 0) return;
  throw refused('shop.connectionId', 'This connection was removed. Choose another shop.');
}

function parsed(row: LineUp): StoredLineUp {
  return { ...row, items: lineUpItems.parse(row.items) };
}

const tooMany = `You can have at most ${mostLineUps} line-ups. Delete one that you don’t need.`;

function refused(field: string, sentence: string): AppError {
  return new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}
