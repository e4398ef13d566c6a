import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { CreditsService } from '../../credits/index.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { Tracing } from '../../platform/tracing/tracing.ts';
import { ConnectionsService, checkColors, ShirtCatalogService } from '../../printify/index.ts';
import { type SellerSettings, SettingsService } from '../../settings/index.ts';
import { PressStudio } from '../engines/press/press-studio.ts';
import { recordHistory } from '../history/history.ts';
import type { DesignOrder } from '../model/design-order.ts';
import { newRequest, requestKey } from '../model/generation-request.ts';
import { type PublishChoice, publishAtOnce } from '../model/publish-choice.ts';
import { styleName, styleOf } from '../model/style.ts';
import { DesignQueue } from '../queueing/design-queue.ts';

/** Each but the first follows an equal request that was accepted and failed while this one was answered. */
const acceptTries = 4;

/** What all designs of a seller are accepted with: read once, it is good for many. */
export interface SellerTerms {
  userId: string;
  settings: SellerSettings;
  /** Shirt colors by name, of the seller's product. */
  colors: { color: string }[];
  size: { defaultWidth: number; defaultHeight: number };
}

export interface AcceptOptions {
  publish?: PublishChoice;
  batchId?: string;
  /** For what is written with a new design, or not at all. */
  around?: (tx: Tx, store: () => Promise<Generation>) => Promise<Generation>;
}

/** `cached`: there was the same design already; nothing is drawn and nothing charged. */
export type Accepted = Pick<Generation, 'id' | 'status'> & { cached: boolean };

type Draft = Awaited<ReturnType<AcceptDesigns['draft']>>;

/** Takes designs into work: row, charge and job in one transaction. */
@Injectable()
export class AcceptDesigns {
  constructor(
    private readonly prisma: PrismaService,
    private readonly tracing: Tracing,
    private readonly credits: CreditsService,
    private readonly queue: DesignQueue,
    private readonly connections: ConnectionsService,
    private readonly catalog: ShirtCatalogService,
    private readonly settings: SettingsService,
    private readonly studio: PressStudio,
    private readonly blocked: BlockedTerms,
  ) {}

  /** @throws AppError provider_not_connected */
  async termsOf(userId: string): Promise<SellerTerms> {
    const connected = await this.connections.requireConnection(userId);
    const settings = await this.settings.findSettings(userId);
    const colors = await this.catalog.availableColors(connected, settings.product);
    const size = await this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    return { userId, settings, colors, size };
  }

  /** The same order again gets the design that is there. @throws AppError validation_failed, insufficient_credits, busy */
  async accept(terms: SellerTerms, order: DesignOrder, options: AcceptOptions = {}): Promise<Accepted> {
    checkColors(terms.colors, order.colors);
    await this.blocked.refuseTexts({ idea: order.idea }, terms.settings.blockedWords);
    return this.findOrStore(await this.draft(terms, order), options);
  }

  private async draft({ userId, settings, size }: SellerTerms, { idea, colors, engine, title, ...press }: DesignOrder) {
    const plan = engine === 'press' ? await this.studio.plan({ idea, ...press }) : undefined;
    const request = newRequest(settings, size, { title, press: plan });
    const key = requestKey(idea, colors, request);
    const style = plan ? styleName(plan.style) : styleOf(idea);
    return { id: randomUUID(), userId, idea, colors, engine, style, request, requestKey: key };
  }

  /** After a conflict with another request it searches again: the other's design is there, or has failed already. */
  private async findOrStore(draft: Draft, options: AcceptOptions): Promise<Accepted> {
    let conflict: unknown;
    for (let left = acceptTries; ; left -= 1) {
      const known = await this.findSame(draft);
      if (known) return { id: known.id, status: known.status, cached: true };
      if (left === 0) throw conflict instanceof AppError ? conflict : new AppError('busy');
      try {
        const { id, status } = await this.tracing.span('accept design', {}, () => this.store(draft, options));
        return { id, status, cached: false };
      } catch (error) {
        if (!isConflict(error)) throw error;
        conflict = error;
      }
    }
  }

  /** All transactions lock account, batch, generation (its trigger moves the feed), lot: in another order they deadlock. */
  private store(draft: Draft, options: AcceptOptions): Promise<Generation> {
    return this.prisma.$transaction(async (tx) => {
      await this.credits.lockAccount(tx, draft.userId);
      const store = () => this.storeIn(tx, draft, options);
      return options.around ? options.around(tx, store) : store();
    });
  }

  private async storeIn(tx: Tx, draft: Draft, options: AcceptOptions): Promise<Generation> {
    const { publish = publishAtOnce, batchId = null } = options;
    const row = await tx.generation.create({ data: { ...draft, ...publish, batchId } });
    await this.credits.spend(tx, row.userId, row.id);
    await recordHistory(tx, row.id, { kind: 'accepted', detail: { colors: row.colors } });
    await this.queue.enqueue(tx, row);
    return row;
  }

  private findSame({ userId, requestKey: key }: Draft): Promise<Generation | null> {
    return this.prisma.generation.findFirst({
      where: { userId, requestKey: key, status: { not: 'error' }, deletedAt: null },
    });
  }
}

/** True where the unique index has the same request already, or where that request took the last credit. */
function isConflict(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'insufficient_credits';
  return isUniqueViolation(error);
}
