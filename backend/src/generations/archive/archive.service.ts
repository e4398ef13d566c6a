import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { isSuspended } from '../../auth/index.ts';
import { etsyFormOfShirt } from '../../listing/index.ts';
import { randomToken, sha256 } from '../../platform/crypto/crypto.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { guardDownload } from '../../platform/http/download-guard.ts';
import { RateLimits } from '../../platform/limits/rate-limits.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ArchiveWriter } from '../../platform/storage/archive-writer.ts';
import { FileStore } from '../../platform/storage/storage.ts';
import { fileKeys } from '../model/generation-names.ts';
import { listingUrlOf, parseColorsOn, parseListing, parsePrints } from '../model/row.ts';
import { isFinished } from '../model/status/states.ts';
import { archiveName } from './archive-names.ts';
import { type ListingLine, listingCsv } from './listing-csv.ts';

const validMs = 60_000;
/** An archive of 500 designs is some gigabytes from the store. */
const archiveLimit = { name: 'archive', points: 20, seconds: 3600 };
/** Downloads of one process at a time, and of one user: no seller takes the places of all. */
const maxDownloads = 5;
const maxOfUser = 2;

/** Print files, vectors and listings of chosen designs as one ZIP, for who has the token, once. */
@Injectable()
export class ArchiveService {
  /** By user. */
  private readonly open = new Map<string, number>();

  constructor(
    private readonly prisma: PrismaService,
    private readonly files: FileStore,
    private readonly limits: RateLimits,
    private readonly log: PinoLogger,
  ) {}

  /** @throws AppError not_found where none of them is the user's, rate_limited */
  async createToken(userId: string, ids: string[]): Promise<{ token: string; designs: number }> {
    this.requirePlace(userId);
    const rows = await this.prisma.generation.findMany({
      where: { userId, id: { in: ids }, deletedAt: null },
      select: { id: true },
    });
    if (rows.length === 0) throw new AppError('not_found');
    await this.limits.consume(archiveLimit, userId);
    const token = randomToken(32);
    await this.prisma.generationArchive.create({
      data: {
        tokenHash: sha256(token),
        userId,
        generationIds: rows.map(({ id }) => id),
        expiresAt: new Date(Date.now() + validMs),
      },
    });
    return { token, designs: rows.length };
  }

  /** Uses the token up. @throws AppError unauthorized, account_suspended, rate_limited */
  async download(token: string): Promise<Readable> {
    const { userId, generationIds } = await this.redeem(token);
    const rows = await this.prisma.generation.findMany({
      where: { userId, id: { in: generationIds }, deletedAt: null },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const archive = new ArchiveWriter(this.files);
    const leave = this.takePlace(userId);
    void this.write(archive, rows).catch((error: Error) => archive.fail(error));
    return guardDownload(archive.stream)
      .on('error', (error) => this.log.warn({ err: error }, 'a download of designs was aborted'))
      .once('close', leave);
  }

  private async redeem(token: string) {
    const where = { tokenHash: sha256(token) };
    const archive = await this.prisma.generationArchive.findUnique({ where, include: { user: true } });
    if (!archive || archive.expiresAt <= new Date()) throw used();
    this.requirePlace(archive.userId);
    // Of two downloads at once only one deletes it.
    const { count } = await this.prisma.generationArchive.deleteMany({ where });
    if (count === 0) throw used();
    if (isSuspended(archive.user)) throw new AppError('account_suspended');
    return archive;
  }

  private requirePlace(userId: string): void {
    const all = [...this.open.values()].reduce((sum, count) => sum + count, 0);
    if (all >= maxDownloads) throw busy('Too many downloads are running right now.');
    if ((this.open.get(userId) ?? 0) >= maxOfUser) throw busy(`You have ${maxOfUser} downloads running.`);
  }

  /** Returns how to leave it. */
  private takePlace(userId: string): () => void {
    this.requirePlace(userId);
    this.open.set(userId, (this.open.get(userId) ?? 0) + 1);
    return () => {
      const left = (this.open.get(userId) ?? 0) - 1;
      if (left > 0) this.open.set(userId, left);
      else this.open.delete(userId);
    };
  }

  /** The CSV comes last: it names the files that are there. */
  private async write(archive: ArchiveWriter, rows: Generation[]): Promise<void> {
    const lines: ListingLine[] = [];
    for (const row of rows) lines.push(toLine(row, await this.addFiles(archive, row)));
    await archive.addText('listings.csv', listingCsv(lines));
    await archive.end();
  }

  private async addFiles(archive: ArchiveWriter, row: Generation): Promise<string[]> {
    const added: string[] = [];
    for (const { name, key } of filesOf(row)) if (await archive.addFile(name, key)) added.push(name);
    return added;
  }
}

function used(): AppError {
  return new AppError('unauthorized', 'This link was already used or has expired. Start the download again.');
}

function busy(why: string): AppError {
  return new AppError('rate_limited', `${why} Try again in a minute.`);
}

function titleOf(row: Generation): string {
  return parseListing(row)?.title || row.idea;
}

/** A design in two inks has a print file of each. Vectors are there once the design is finished. */
function filesOf(row: Generation): { name: string; key: string }[] {
  const name = archiveName({ id: row.id, title: titleOf(row) });
  if (!isFinished(row.status)) return [];
  const prints = parsePrints(row) ?? [];
  const single = row.printKey ? [{ name: `print-files/${name}.png`, key: row.printKey }] : [];
  const pngs =
    prints.length < 2 ? single : prints.map(({ key, ink }) => ({ name: `print-files/${name}-${ink}.png`, key }));
  if (row.engine !== 'press') return pngs;
  return [...pngs, { name: `vectors/${name}.svg`, key: fileKeys(row).vector }];
}

function toLine(row: Generation, files: string[]): ListingLine {
  const listing = parseListing(row);
  return {
    id: row.id,
    title: listing?.title ?? '',
    description: listing?.description ?? '',
    tags: listing?.tags ?? [],
    idea: row.idea,
    style: row.style,
    engine: row.engine,
    colors: parseColorsOn(row),
    publishStatus: row.publishStatus,
    listingUrl: listingUrlOf(row),
    createdAt: row.createdAt,
    etsy: etsyFormOfShirt(row.idea),
    files,
  };
}
