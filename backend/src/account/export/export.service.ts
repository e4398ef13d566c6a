import { Injectable } from '@nestjs/common';
import { ZipArchive } from 'archiver';
import { PinoLogger } from 'nestjs-pino';
import { filesOfGeneration } from '../../generations/index.ts';
import type { Generation } from '../../platform/prisma/client/client.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { FileStore } from '../../platform/storage/storage.ts';

/** Pictures are compressed already. */
const compression = { zlib: { level: 1 } };

/** Everything that is stored about a user, as one archive: JSON files and the pictures. It holds no secret. */
@Injectable()
export class ExportService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: FileStore,
    private readonly log: PinoLogger,
  ) {}

  /** Streams the archive while it is written: it is never whole in memory. */
  async exportAccount(userId: string): Promise<ZipArchive> {
    const documents = await this.readDocuments(userId);
    const archive = new ZipArchive(compression);
    archive.on('warning', (error: Error) => this.log.warn({ err: error }, 'export'));
    for (const [name, content] of Object.entries(documents)) {
      archive.append(JSON.stringify(content, bigintAsText, 2), { name: `${name}.json` });
    }
    void this.appendPictures(archive, documents.designs).catch((error: Error) => archive.destroy(error));
    return archive;
  }

  private async readDocuments(userId: string) {
    const [user, settings, printify, sessions, designs, lots, ledger, payments] = await Promise.all([
      this.prisma.user.findUniqueOrThrow({ where: { id: userId }, omit: { passwordHash: true } }),
      this.prisma.userSettings.findUnique({ where: { userId } }),
      this.prisma.printifyConnection.findUnique({ where: { userId }, omit: { sealedToken: true, accountKey: true } }),
      this.prisma.session.findMany({ where: { userId } }),
      this.prisma.generation.findMany({
        where: { userId },
        orderBy: { createdAt: 'asc' },
        include: { events: { orderBy: { id: 'asc' } } },
      }),
      this.prisma.creditLot.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
      this.prisma.ledgerEntry.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
      this.prisma.payment.findMany({ where: { userId }, orderBy: { paidAt: 'asc' } }),
    ]);
    return { account: user, settings, printify, sessions, designs, credits: { lots, ledger, payments } };
  }

  private async appendPictures(archive: ZipArchive, designs: Generation[]): Promise<void> {
    for (const design of designs) {
      for (const { key, name } of filesOfGeneration(design))
        await this.appendPicture(archive, key, `designs/${design.id}/${name}`);
    }
    await archive.finalize();
  }

  /** One file at a time: the next is read when the archive has read this one. */
  private async appendPicture(archive: ZipArchive, key: string | null, name: string): Promise<void> {
    const file = key ? await this.files.open(key) : null;
    if (!file) return;
    const appended = new Promise<void>((resolve, reject) => {
      archive.once('entry', () => resolve());
      file.stream.once('error', reject);
      archive.once('close', () => reject(new Error('The download was aborted.')));
    });
    archive.append(file.stream as never, { name });
    await appended;
  }
}

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
