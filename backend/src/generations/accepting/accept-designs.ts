import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { CreditsService } from '../../credits/index.ts';
import { LineUps, type StoredLineUp } from '../../line-ups/index.ts';
import type { LineUpItem } from '../../line-ups/model/line-up.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { isUniqueViolation } from '../../platform/prisma/prisma-errors.ts';
import { isSentAgain } from '../../platform/prisma/recorded-transactions.ts';
import { Tracing } from '../../platform/tracing/tracing.ts';
import { ConnectionsService, checkColors, ShirtCatalogService } from '../../printify/index.ts';
import { type SellerSettings, SettingsService } from '../../settings/index.ts';
import { PressStudio } from '../engines/press/press-studio.ts';
import { recordHistory } from '../history/history.ts';
import { type GenerationRequest, newRequest, requestKey } from '../model/documents/generation-request.ts';
import { styleName, styleOf } from '../model/documents/style.ts';
import { type DesignOrder, textsOf } from '../model/lists/design-order.ts';
import { type PublishChoice, publishAtOnce } from '../model/status/publish-choice.ts';
import { DesignProducts } from '../products/design-products.ts';
import { DesignQueue } from '../queueing/design-queue.ts';
import { DocumentChecks } from '../versions/documents/document-checks.ts';

/** Each but the first follows an equal request that was accepted and failed while this one was answered. */
const acceptTries = 4;

/** What all designs of a seller are accepted with: read once, it is good for many. */
export interface SellerTerms {
  userId: string;
  settings: SellerSettings;
  /** Shirt colors by name, of the seller's product. */
  colors: { color: string }[];
  size: { defaultWidth: number; defaultHeight: number };
  /** What designs are put on beside the T-shirt, where nothing else is chosen. */
  products: LineUpItem[];
  lineUps: StoredLineUp[];
}

export interface AcceptOptions {
  publish?: PublishChoice;
  batchId?: string;
  /** What it is put on beside the T-shirt, also where it is there already; absent: the seller's default, where it is new. */
  products?: LineUpItem[] | undefined;
  /** For what is written with a new design, or not at all. */
  around?: (tx: Tx, store: () => Promise<Generation>) => Promise<Generation>;
}

/** `cached`: there was the same design already, which `productsAdded` products were added to; it is not drawn again. */
export type Accepted = Pick<Generation, 'id' | 'status'> & { cached: boolean; productsAdded: number };

type PressOrder = Pick<DesignOrder, 'idea' | 'brief' | 'style' | 'seed' | 'document'>;
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
    private readonly documents: DocumentChecks,
    private readonly lineUps: LineUps,
    private readonly products: DesignProducts,
  ) {}

  /** @throws AppError provider_not_connected */
  async termsOf(userId: string): Promise<SellerTerms> {
    const connected = await this.connections.requireConnection(userId);
    const settings = await this.settings.findSettings(userId);
    const colors = await this.catalog.availableColors(connected, settings.product);
    const size = await this.prisma.appSettings.findUniqueOrThrow({ where: { id: 1 } });
    const lineUps = await this.lineUps.list(userId);
    const products = lineUps.find(({ isDefault }) => isDefault)?.items ?? [];
    return { userId, settings, colors, size, products, lineUps };
  }

  /** The same order again gets the design that is there. @throws AppError validation_failed, insufficient_credits, daily_cap_reached, busy */
  async accept(terms: SellerTerms, order: DesignOrder, options: AcceptOptions = {}): Promise<Accepted> {
    checkColors(terms.colors, order.colors);
    await this.blocked.refuseTexts(textsOf(order), terms.settings.blockedWords);
    return this.findOrStore(await this.draft(terms, order), terms, options);
  }

  private async draft({ userId, settings, size }: SellerTerms, order: DesignOrder) {
    const { idea, colors, engine, title, sketchKey, brief, ...press } = order;
    const plan = engine === 'press' ? await this.planOf(userId, { idea, brief, ...press }) : undefined;
    if (brief && !plan) await this.studio.checkPictures(userId, idea, brief);
    const request = newRequest(settings, size, { title, press: plan, sketchKey, brief });
    // What our grammar reads in an idea is no part of what was asked for: the same idea stays the same request.
    const isRead = plan && !brief && !press.document?.brief;
    const key = requestKey(idea, colors, isRead ? { ...request, press: { ...plan, brief: undefined } } : request);
    const named = plan?.style ?? brief?.style;
    const style = named ? styleName(named) : styleOf(idea);
    return { id: randomUUID(), userId, idea, colors, engine, style, request, requestKey: key };
  }

  private async planOf(userId: string, { document, ...open }: PressOrder): Promise<GenerationRequest['press']> {
    if (!document) return this.studio.plan(open);
    await this.documents.check(userId, document);
    const { idea, ...plan } = document;
    const { style, seed } = plan;
    return plan.brief ? plan : { ...(await this.studio.plan({ idea, style, seed })), ...plan };
  }

  /** After a conflict with another request it searches again: the other's design is there, or has failed already. */
  private async findOrStore(draft: Draft, terms: SellerTerms, options: AcceptOptions): Promise<Accepted> {
    const { products = terms.products } = options;
    let conflict: unknown;
    for (let left = acceptTries; ; left -= 1) {
      // A request that is sent again after its process was killed finds its own design, which it has not answered with.
      const known = isSentAgain() ? null : await this.findSame(draft);
      if (known) return this.answerKnown(known, options);
      if (left === 0) throw conflict instanceof AppError ? conflict : new AppError('busy');
      try {
        const { id, status } = await this.tracing.span('accept design', {}, () =>
          this.store(draft, { ...options, products }),
        );
        return { id, status, cached: false, productsAdded: 0 };
      } catch (error) {
        if (!isConflict(error)) throw error;
        conflict = error;
      }
    }
  }

  private async answerKnown(known: Generation, { products = [] }: AcceptOptions): Promise<Accepted> {
    const { id, status } = known;
    return { id, status, cached: true, productsAdded: await this.products.add(known, products) };
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
    const { publish = publishAtOnce, batchId = null, products = [] } = options;
    const row = await tx.generation.create({ data: { ...draft, ...publish, batchId } });
    await this.credits.spend(tx, row.userId, row.id);
    await recordHistory(tx, row.id, { kind: 'accepted', detail: { colors: row.colors } });
    await this.queue.enqueue(tx, row);
    await this.products.addIn(tx, row, products);
    return row;
  }

  private findSame({ userId, requestKey: key }: Draft): Promise<Generation | null> {
    return this.prisma.generation.findFirst({
      where: { userId, requestKey: key, status: { not: 'error' }, deletedAt: null },
    });
  }
}

/** True where the unique index has the same request already, or where that request took the last credit, also of a day. */
function isConflict(error: unknown): boolean {
  if (error instanceof AppError) return ['insufficient_credits', 'daily_cap_reached'].includes(error.code);
  return isUniqueViolation(error);
}
