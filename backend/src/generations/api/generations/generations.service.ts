import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.ts';
import { DatabaseEvents } from '../../../platform/events/database-events.ts';
import { NotifiedCache } from '../../../platform/events/notified-cache.ts';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { FileLinks } from '../../../platform/storage/file-links.ts';
import { type ListCursor, type ListSort, readCursor, writeCursor } from '../../model/lists/list-cursor.ts';
import { toTimeRange } from '../../model/lists/time-range.ts';
import { GenerationTransitions } from '../../pipeline/generation-transitions.ts';
import { DesignDurations } from '../../queueing/design-durations.ts';
import { type GenerationFilters, GenerationSearch } from '../../search/generation-search.ts';
import type { GenerationView } from './generation.dto.ts';
import { toGeneration } from './generation.mapper.ts';
import type { GenerationQuery, ListGenerations } from './list.dto.ts';

export interface GenerationList {
  generations: GenerationView[];
  /** Null on the last page. */
  next: string | null;
  /** On all pages; null on every page but the first. */
  total: number | null;
}

const maxIds = 10_000;
/** Whose version is kept in memory. */
const mostUsers = 20_000;

@Injectable()
export class GenerationsService {
  private readonly versions: NotifiedCache<bigint>;

  constructor(
    private readonly prisma: PrismaService,
    private readonly search: GenerationSearch,
    private readonly links: FileLinks,
    private readonly transitions: GenerationTransitions,
    private readonly durations: DesignDurations,
    events: DatabaseEvents,
  ) {
    this.versions = new NotifiedCache(events, 'generation_changed', mostUsers);
  }

  async listGenerations(userId: string, query: ListGenerations): Promise<GenerationList> {
    const filters = toFilters(query);
    const sort = sortOf(query);
    const after = query.cursor === undefined ? undefined : requireCursor(sort, query.cursor);
    const [{ rows, next }, total, expected] = await Promise.all([
      this.search.findPage(userId, filters, { sort, after, limit: query.limit }),
      after ? null : this.search.count(userId, filters),
      this.durations.expected(),
    ]);
    const generations = rows.map((row) => toGeneration(row, this.links, expected));
    return { generations, next: next && writeCursor(sort, next), total };
  }

  /** In the order of the list. */
  async listGenerationIds(userId: string, query: GenerationQuery): Promise<string[]> {
    return this.search.findIds(userId, toFilters(query), sortOf(query), maxIds);
  }

  async getGeneration(userId: string, id: string): Promise<GenerationView> {
    const generation = await this.findGeneration(userId, id);
    if (!generation) throw new AppError('not_found');
    return generation;
  }

  /** Null for one in the trash. */
  async findGeneration(userId: string, id: string): Promise<GenerationView | null> {
    const row = await this.prisma.generation.findFirst({ where: { id, userId, deletedAt: null } });
    return row && toGeneration(row, this.links, await this.durations.expected());
  }

  /** @throws AppError not_found, not_cancellable */
  async cancelGeneration(userId: string, id: string): Promise<GenerationView> {
    const canceled = await this.transitions.cancel({ id, userId, deletedAt: null });
    const generation = await this.getGeneration(userId, id);
    if (!canceled && generation.error_code !== 'canceled') throw new AppError('not_cancellable');
    return generation;
  }

  /** Changes with every change of the seller's generations. */
  async findFeedVersion(userId: string): Promise<bigint> {
    return (await this.versions.read(userId, '', () => this.readFeedVersion(userId))) ?? 0n;
  }

  /** Undefined where the database must be asked. */
  peekFeedVersion(userId: string): bigint | undefined {
    return this.versions.peek(userId);
  }

  /** A seller who has changed something sees it, also before the database's notification is here. */
  forgetFeedVersion(userId: string): void {
    this.versions.forget(userId);
  }

  private async readFeedVersion(userId: string): Promise<bigint | null> {
    const feed = await this.prisma.generationFeed.findUnique({ where: { userId } });
    return feed?.version ?? null;
  }
}

function sortOf({ sort, trash }: GenerationQuery): ListSort {
  return sort ?? (trash ? 'deleted' : 'newest');
}

function toFilters({ q, style, state, publish, engine, from, to, trash = false }: GenerationQuery): GenerationFilters {
  const created = toTimeRange(from, to);
  if (created.from && created.before && created.from >= created.before) {
    const message = 'from must not be later than to.';
    throw new AppError('validation_failed', message, { fields: { from: message } });
  }
  return {
    trash,
    created,
    ...(q && { q }),
    ...(style && { styles: style }),
    ...(state && { states: state }),
    ...(publish && { publishStates: publish }),
    ...(engine && { engine }),
  };
}

function requireCursor(sort: ListSort, cursor: string): ListCursor {
  const after = readCursor(sort, cursor);
  if (after) return after;
  const message = 'Take cursor from X-Next-Cursor of the page before, with the same sort.';
  throw new AppError('validation_failed', message, { fields: { cursor: message } });
}
