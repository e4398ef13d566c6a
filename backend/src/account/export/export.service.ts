import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { drawnFiles, filesOfGeneration } from '../../generations/index.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { ArchiveWriter } from '../../platform/storage/archive-writer.ts';
import { FileStore } from '../../platform/storage/storage.ts';

type Documents = Awaited<ReturnType<ExportService['readDocuments']>>;

/** Everything that is stored about a user, as one archive: JSON files and the pictures. It holds no secret. */
@Injectable()
export class ExportService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly files: FileStore,
  ) {}

  /** Streams the archive while it is written. */
  async exportAccount(userId: string): Promise<Readable> {
    const documents = await this.readDocuments(userId);
    const archive = new ArchiveWriter(this.files);
    void this.write(archive, documents).catch((error: Error) => archive.fail(error));
    return archive.stream;
  }

  private async readDocuments(userId: string) {
    const account = await this.prisma.user.findUniqueOrThrow({ where: { id: userId }, omit: { passwordHash: true } });
    const [settings, printify, product, sessions, passkeys, factors, messages] = await Promise.all([
      this.prisma.userSettings.findUnique({ where: { userId } }),
      this.prisma.printifyConnection.findUnique({ where: { userId }, omit: { sealedToken: true, accountKey: true } }),
      this.prisma.productChoice.findUnique({ where: { userId } }),
      this.prisma.session.findMany({ where: { userId } }),
      this.prisma.passkey.findMany({
        where: { factor: { userId } },
        select: { transports: true, createdAt: true, lastUsedAt: true, factor: { select: { friendlyName: true } } },
      }),
      this.prisma.factor.findMany({ where: { userId }, omit: { secret: true, lastStep: true } }),
      this.prisma.contactMessage.findMany({ where: { email: { equals: account.email, mode: 'insensitive' } } }),
    ]);
    const [designs, batches, billing, lots, ledger, payments] = await Promise.all([
      this.prisma.generation.findMany({
        where: { userId },
        orderBy: { createdAt: 'asc' },
        include: { events: { orderBy: { id: 'asc' } } },
      }),
      this.prisma.batch.findMany({
        where: { userId },
        orderBy: { createdAt: 'asc' },
        include: { rows: { orderBy: { position: 'asc' } } },
      }),
      this.prisma.billingAccount.findUnique({ where: { userId } }),
      this.prisma.creditLot.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
      this.prisma.ledgerEntry.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
      this.prisma.payment.findMany({ where: { userId }, orderBy: { paidAt: 'asc' } }),
    ]);
    const own = { account, settings, printify, product, sessions, passkeys, factors, messages };
    return { ...own, designs, batches, billing, credits: { lots, ledger, payments } };
  }

  private async write(archive: ArchiveWriter, documents: Documents): Promise<void> {
    for (const [name, content] of Object.entries(documents)) {
      await archive.addText(`${name}.json`, JSON.stringify(content, bigintAsText, 2));
    }
    for (const design of documents.designs) {
      for (const { key, name } of [...filesOfGeneration(design), ...drawnFiles(design)])
        if (key) await archive.addFile(`designs/${design.id}/${name}`, key);
    }
    await archive.end();
  }
}

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
