import { Injectable } from '@nestjs/common';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { ListCursor, ListSort } from '../model/lists/list-cursor.ts';
import type { TimeRange } from '../model/lists/time-range.ts';
import type { DesignEngine, GenerationState, PublishStatus } from '../model/status/states.ts';

export interface GenerationFilters {
  /** True: those in the trash, and no other; absent: none of them. */
  trash?: boolean;
  /** Words of idea, title and tags, each from its beginning. */
  q?: string;
  styles?: readonly string[];
  states?: readonly GenerationState[];
  publishStates?: readonly PublishStatus[];
  engine?: DesignEngine;
  created?: TimeRange;
}

export interface GenerationPage {
  rows: Generation[];
  /** Null on the last page. */
  next: ListCursor | null;
}

interface Order {
  key: Prisma.Sql;
  direction: Prisma.Sql;
  /** Cursor before row, in this order. */
  comesAfter: Prisma.Sql;
  type: Prisma.Sql;
}

const ascending = { direction: Prisma.sql`ASC`, comesAfter: Prisma.sql`>`, type: Prisma.sql`timestamptz` };
const descending = { ...ascending, direction: Prisma.sql`DESC`, comesAfter: Prisma.sql`<` };

/** Each has an index that begins with the user; `published` sorts what that index gives. */
const orders: Record<ListSort, Order> = {
  newest: { ...descending, key: Prisma.sql`created_at` },
  oldest: { ...ascending, key: Prisma.sql`created_at` },
  title: { ...ascending, key: Prisma.sql`sort_title`, type: Prisma.sql`text` },
  published: { ...descending, key: Prisma.sql`coalesce(published_at, timestamptz 'epoch')` },
  score: { ...descending, key: Prisma.sql`coalesce(listing_score, -1)`, type: Prisma.sql`int` },
  deleted: { ...descending, key: Prisma.sql`coalesce(deleted_at, timestamptz 'epoch')` },
};

/** The designs of one user that filters find, in an order, in pages that begin after the last design of the one before. */
@Injectable()
export class GenerationSearch {
  constructor(private readonly prisma: PrismaService) {}

  async findPage(
    userId: string,
    filters: GenerationFilters,
    { sort, after, limit }: { sort: ListSort; after?: ListCursor | undefined; limit: number },
  ): Promise<GenerationPage> {
    const places = await this.findPlaces(userId, filters, sort, limit + 1, after);
    const page = places.slice(0, limit);
    const rows = await this.prisma.generation.findMany({ where: { id: { in: page.map(({ id }) => id) } } });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return {
      rows: page.flatMap(({ id }) => byId.get(id) ?? []),
      next: places.length > limit ? (page.at(-1) ?? null) : null,
    };
  }

  async findIds(userId: string, filters: GenerationFilters, sort: ListSort, max: number): Promise<string[]> {
    return (await this.findPlaces(userId, filters, sort, max)).map(({ id }) => id);
  }

  async count(userId: string, filters: GenerationFilters): Promise<number> {
    const [found] = await this.prisma.$queryRaw<{ count: number }[]>(
      Prisma.sql`SELECT count(*)::int AS count FROM generations WHERE ${whereOf(userId, filters)}`,
    );
    return found?.count ?? 0;
  }

  /** From the index alone, as far as it can be: the rows are wide. */
  private findPlaces(
    userId: string,
    filters: GenerationFilters,
    sort: ListSort,
    limit: number,
    after?: ListCursor,
  ): Promise<ListCursor[]> {
    const { key, direction, comesAfter, type } = orders[sort];
    const where = [whereOf(userId, filters)];
    if (after) where.push(Prisma.sql`(${key}, id) ${comesAfter} (${after.key}::${type}, ${after.id}::uuid)`);
    return this.prisma.$queryRaw<ListCursor[]>(Prisma.sql`
      SELECT ${key} AS key, id FROM generations WHERE ${Prisma.join(where, ' AND ')}
      ORDER BY ${key} ${direction}, id ${direction} LIMIT ${limit}`);
  }
}

function whereOf(userId: string, filters: GenerationFilters): Prisma.Sql {
  const { trash, q, styles, states, publishStates, engine, created } = filters;
  const where = [
    Prisma.sql`user_id = ${userId}::uuid`,
    trash ? Prisma.sql`deleted_at IS NOT NULL` : Prisma.sql`deleted_at IS NULL`,
  ];
  if (q && /[\p{L}\p{N}]/u.test(q)) where.push(Prisma.sql`search_words @@ search_query(${userId}::uuid, ${q})`);
  if (styles) where.push(Prisma.sql`style = ANY(${styles})`);
  if (states) where.push(Prisma.sql`status = ANY(${states}::generation_state[])`);
  if (publishStates) where.push(Prisma.sql`publish_status = ANY(${publishStates}::publish_status[])`);
  if (engine) where.push(Prisma.sql`engine = ${engine}::design_engine`);
  if (created?.from) where.push(Prisma.sql`created_at >= ${created.from}::timestamptz`);
  if (created?.before) where.push(Prisma.sql`created_at < ${created.before}::timestamptz`);
  return Prisma.join(where, ' AND ');
}
