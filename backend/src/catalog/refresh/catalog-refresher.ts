import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AdvisoryLocks } from '../../platform/locks/advisory-locks.ts';
import type { CatalogRefresh } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ConnectionsService, type PrintifyAccess, PrintifyError } from '../../printify/index.ts';
import { CatalogSource } from './catalog-source.ts';
import { Mirror, type NextRead } from './mirror.ts';

/** Milliseconds that one job reads on before it lets the queue see that all is well; below the job's own limit. */
const stretchMs = 480_000;
/** Troubles in a row after which a refresh is given up: with doubling pauses, a good quarter of an hour. */
const mostFailures = 8;
const longestPauseMs = 600_000;

const nobodyConnected =
  'No administrator has Printify connected any more. Connect it in Settings, then refresh the catalog again.';
const emptyCatalog = 'Printify listed no variants. Please refresh the catalog again later.';

/** Reads Printify's catalog whole, one call after the other; whoever comes after a dead worker goes on where it was. */
@Injectable()
export class CatalogRefresher {
  constructor(
    private readonly prisma: PrismaService,
    private readonly mirror: Mirror,
    private readonly source: CatalogSource,
    private readonly connections: ConnectionsService,
    private readonly locks: AdvisoryLocks,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  /** Moves the running refresh on, if there is one and nobody else is at it. */
  async run(signal: AbortSignal): Promise<void> {
    await this.locks.withLock('catalog-refresh', async (lost) => {
      const refresh = await this.mirror.running();
      if (!refresh) return this.mirror.prune();
      const stop = AbortSignal.any([signal, lost]);
      await this.read(refresh, stop).catch((error) => this.stumble(refresh.id, error, stop));
    });
  }

  private async read(refresh: CatalogRefresh, signal: AbortSignal): Promise<void> {
    const access = await this.accessFor(refresh);
    if (!access) return this.mirror.giveUp(refresh.id, nobodyConnected);
    if (refresh.blueprints === null) {
      await this.mirror.prune();
      await this.mirror.addBlueprints(refresh.id, await this.source.blueprints(access, signal));
    }
    for (const end = Date.now() + stretchMs; ; ) {
      const next = await this.mirror.next(refresh.id);
      if (!next) return this.finish(refresh.id);
      if (Date.now() > end) return this.mirror.wait(refresh.id, 0);
      await this.readOne(refresh.id, access, next, signal);
    }
  }

  private async readOne(id: number, access: PrintifyAccess, next: NextRead, signal: AbortSignal): Promise<void> {
    if (next.kind === 'providers') {
      const providers = await this.source.providers(access, next.blueprintId, signal);
      return this.mirror.addOffers(id, next.blueprintId, providers);
    }
    const { blueprintId, printProviderId } = next;
    const variants = await this.source.variants(access, blueprintId, printProviderId, signal);
    await this.mirror.addVariants(id, { blueprintId, printProviderId }, variants);
  }

  private async finish(id: number): Promise<void> {
    const { variantCount } = await this.prisma.catalogRefresh.findUniqueOrThrow({ where: { id } });
    if (variantCount === 0) return this.mirror.giveUp(id, emptyCatalog);
    await this.mirror.finish(id);
    this.log.info({ refreshId: id, variantCount }, 'catalog refreshed');
    await this.mirror.prune();
  }

  /** The account of whoever asked, else of any administrator. */
  private async accessFor({ requestedBy }: CatalogRefresh): Promise<PrintifyAccess | null> {
    const admins = await this.prisma.user.findMany({
      where: { isAdmin: true, printify: { isNot: null } },
      orderBy: { createdAt: 'asc' },
      select: { id: true },
    });
    const ids = admins
      .map(({ id }) => id)
      .sort((one, other) => Number(other === requestedBy) - Number(one === requestedBy));
    for (const id of ids) {
      const connected = await this.connections.find(id);
      if (connected) return connected.access;
    }
    return null;
  }

  /** Trouble: another try after a pause, or the end. A worker that stops hands over at once. */
  private async stumble(id: number, error: unknown, stop: AbortSignal): Promise<void> {
    if (stop.aborted) return this.mirror.wait(id, 0);
    this.log.warn({ err: error, refreshId: id }, 'the catalog refresh met with trouble');
    const { failures: before } = await this.prisma.catalogRefresh.findUniqueOrThrow({ where: { id } });
    const failures = before + 1;
    const message =
      error instanceof PrintifyError ? error.message : 'Something went wrong on our side while reading the catalog.';
    if (isFinal(error) || failures >= mostFailures) return this.mirror.giveUp(id, message);
    const pause = this.config.values.printify.retryMs * 2 ** (failures + 3);
    await this.mirror.wait(id, Math.min(pause, longestPauseMs), { failures, message });
  }
}

/** Asking again with this token changes nothing. */
function isFinal(error: unknown): boolean {
  return error instanceof PrintifyError && (error.kind === 'unauthorized' || error.kind === 'forbidden');
}
