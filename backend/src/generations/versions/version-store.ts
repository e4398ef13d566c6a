import { Injectable } from '@nestjs/common';
import { CreditsService } from '../../credits/index.ts';
import type { Generation, GenerationVersion } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { designDocument } from '../model/documents/design-document.ts';
import { storedRedraw } from '../model/documents/redraw.ts';
import { styleName } from '../model/documents/style.ts';
import { versionFolder } from '../model/generation-names.ts';
import { parsePrints, parseReport } from '../model/row.ts';
import type { Review } from '../model/status/review.ts';
import { cutOut } from '../pipeline/steps/cut-out.step.ts';
import type { VersionArt } from './version-drawing.ts';

/** Beside the first, which is never removed. */
const mostVersions = 100;

export interface VersionRef {
  generationId: string;
  version: number;
}

export function versionLock({ generationId, version }: VersionRef): string {
  return `version:${generationId}:${version}`;
}

/** What becomes of versions in the database, each once. */
@Injectable()
export class VersionStore {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: FileStore,
    private readonly credits: CreditsService,
  ) {}

  async saveArt(ref: VersionRef, { prints, report, faults }: VersionArt): Promise<void> {
    const failed = faults.length > 0 ? badPrint(faults) : null;
    await this.end(ref, failed, { prints, report });
  }

  /** The credit for a part that was to be drawn anew is refunded. */
  fail(ref: VersionRef, message: string): Promise<void> {
    return this.end(ref, message, {});
  }

  /** What it waits for. */
  async notice(ref: VersionRef, notice: string): Promise<void> {
    await this.prisma.generationVersion.updateMany({ where: drawing(ref), data: { notice } });
  }

  private async end(ref: VersionRef, failed: string | null, art: Partial<Pick<VersionArt, 'prints' | 'report'>>) {
    await this.prisma.$transaction(async (tx) => {
      const found = failed && (await tx.generationVersion.findFirst({ where: drawing(ref) }));
      const redraw = found && storedRedraw.nullable().parse(found.redraw);
      const message = redraw ? `${failed} Your credit was refunded.` : failed;
      const ended = message === null ? {} : ({ state: 'failed', message } as const);
      const { count } = await tx.generationVersion.updateMany({
        where: drawing(ref),
        data: { ...art, ...ended, notice: null },
      });
      if (redraw && count > 0) await this.credits.refund(tx, redraw.id);
    });
  }

  /** A newer version that was faster stays what the design shows. False while its product is being made again. */
  show(ref: VersionRef): Promise<boolean> {
    return this.prisma.$transaction(async (tx) => {
      const { generationId: id, version } = ref;
      const art = await tx.generationVersion.findFirst({ where: drawing(ref) });
      if (!art) return true;
      const columns = columnsOf(art);
      const [shown] = await tx.generation.updateManyAndReturn({
        where: { id, status: { in: ['finalized', 'preview'] }, artVersion: { lt: version } },
        data: { ...columns, artVersion: version, ...(await styleOf(tx, art)) },
      });
      if (shown) await this.followUp(tx, shown, columns);
      else if ((await tx.generation.count({ where: { id, artVersion: { gt: version } } })) === 0) return false;
      await tx.generationVersion.updateMany({ where: drawing(ref), data: { state: 'ready', notice: null } });
      return true;
    });
  }

  /** The product is made again from the results of the steps, and shows the new version when the seller says so. */
  private async followUp(
    tx: Tx,
    { id, productId, status }: Generation,
    { prints, report }: ReturnType<typeof columnsOf>,
  ) {
    await tx.generationStep.updateMany({
      where: { generationId: id, name: cutOut.name },
      data: { result: { prints, report, review: null } },
    });
    if (status === 'preview') await tx.generation.update({ where: { id }, data: { review: changedByHand } });
    if (productId === null) return;
    await tx.generation.updateMany({
      where: { id, artSync: { not: 'syncing' } },
      data: { artSync: 'pending', artSyncError: null },
    });
  }

  /** Files first: after a crash the row still says where they are. */
  async prune(generationId: string): Promise<void> {
    const row = await this.prisma.generation.findUnique({ where: { id: generationId } });
    const versions = await this.prisma.generationVersion.findMany({
      where: { generationId, version: { gt: 0 } },
      orderBy: { version: 'desc' },
      select: { version: true, state: true },
    });
    if (!row) return;
    const inUse = [row.artVersion, row.productVersion, row.artTarget];
    for (const { version, state } of versions.slice(mostVersions)) {
      if (state === 'drawing' || inUse.includes(version)) continue;
      await this.files.removeFolder(versionFolder({ ...row, artVersion: version }));
      await this.prisma.generationVersion.delete({ where: { generationId_version: { generationId, version } } });
    }
  }
}

function drawing({ generationId, version }: VersionRef) {
  return { generationId, version, state: 'drawing' } as const;
}

function columnsOf(art: { prints: unknown; report: unknown }) {
  const prints = parsePrints(art) ?? [];
  const [first] = prints;
  const report = parseReport(art) as Prisma.InputJsonObject | null;
  if (!first || !report) throw new Error('A version is shown before it is drawn.');
  return { prints, report, printKey: first.key, imageKey: first.imageKey };
}

/** A design of Press may have got another style. */
async function styleOf(tx: Tx, { generationId, document }: GenerationVersion): Promise<{ style?: string }> {
  const { engine } = await tx.generation.findUniqueOrThrow({ where: { id: generationId } });
  return engine === 'press' ? { style: styleName(designDocument.parse(document).style) } : {};
}

/** Its seller has seen it, and approves it as any other. */
const changedByHand: Review = {
  reason: 'background_uncertain',
  sentences: ['You changed this design by hand. It continues when you approve it.'],
};

function badPrint(faults: string[]): string {
  return `This version would not print well, so your design is unchanged. ${faults.join(' ')}`;
}
