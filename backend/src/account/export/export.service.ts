import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { drawnFiles, filesOfGeneration, filesOfProduct, filesOfVersion } from '../../generations/index.ts';
import { guardDownload } from '../../platform/http/download-guard.ts';
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
    private readonly log: PinoLogger,
  ) {}

  /** Streams the archive while it is written. */
  async exportAccount(userId: string): Promise<Readable> {
    const documents = await this.readDocuments(userId);
    const archive = new ArchiveWriter(this.files);
    void this.write(archive, documents).catch((error: Error) => archive.fail(error));
    return guardDownload(archive.stream).on('error', (error) =>
      this.log.warn({ err: error }, 'a download of an account was aborted'),
    );
  }

  private async readDocuments(userId: string) {
    const account = await this.prisma.user.findUniqueOrThrow({ where: { id: userId }, omit: { passwordHash: true } });
    const [shop, sessions, passkeys, factors, messages] = await Promise.all([
      this.readShop(userId),
      this.prisma.session.findMany({ where: { userId } }),
      this.prisma.passkey.findMany({
        where: { factor: { userId } },
        select: { transports: true, createdAt: true, lastUsedAt: true, factor: { select: { friendlyName: true } } },
      }),
      this.prisma.factor.findMany({ where: { userId }, omit: { secret: true, lastStep: true } }),
      this.prisma.contactMessage.findMany({ where: { email: { equals: account.email, mode: 'insensitive' } } }),
    ]);
    const [webhooks, events] = await this.readEvents(userId);
    const [designs, sketches, batches, batchForm, billing, lots, ledger, payments, apiKeys, grants] = await Promise.all(
      [
        this.prisma.generation.findMany({
          where: { userId },
          orderBy: { createdAt: 'asc' },
          include: {
            events: { orderBy: { id: 'asc' } },
            products: { orderBy: { position: 'asc' } },
            versions: { orderBy: { version: 'asc' } },
          },
        }),
        this.prisma.generationSketch.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
        this.prisma.batch.findMany({
          where: { userId },
          orderBy: { createdAt: 'asc' },
          include: { rows: { orderBy: { position: 'asc' } } },
        }),
        this.prisma.batchForm.findUnique({ where: { userId } }),
        this.prisma.billingAccount.findUnique({ where: { userId } }),
        this.prisma.creditLot.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } }),
        this.prisma.ledgerEntry.findMany({ where: { userId }, orderBy: { id: 'asc' } }),
        this.prisma.payment.findMany({ where: { userId }, orderBy: { paidAt: 'asc' } }),
        this.prisma.apiKey.findMany({ where: { userId }, orderBy: { createdAt: 'asc' }, omit: { keyHash: true } }),
        this.prisma.oauthGrant.findMany({ where: { userId }, orderBy: { createdAt: 'asc' }, omit: { payload: true } }),
      ],
    );
    const own = { account, ...shop, sessions, passkeys, factors, messages, webhooks, events };
    return {
      ...own,
      apiKeys,
      grants,
      designs,
      sketches,
      batches,
      batchForm,
      billing,
      credits: { lots, ledger, payments },
    };
  }

  private async readShop(userId: string) {
    const where = { userId };
    const omit = { sealedToken: true, accountKey: true } as const;
    const [settings, printify, connections, product, lineUps] = await Promise.all([
      this.prisma.userSettings.findUnique({ where }),
      this.prisma.printifyConnection.findUnique({ where, omit }),
      this.prisma.furtherConnection.findMany({ where, omit, orderBy: { connectedAt: 'asc' } }),
      this.prisma.productChoice.findUnique({ where }),
      this.prisma.lineUp.findMany({ where, orderBy: { createdAt: 'asc' } }),
    ]);
    return { settings, printify, connections, product, lineUps };
  }

  private readEvents(userId: string) {
    return Promise.all([
      this.prisma.webhookEndpoint.findMany({
        where: { userId },
        orderBy: { createdAt: 'asc' },
        omit: { sealedSecret: true, sealedPrevious: true },
        include: { deliveries: { orderBy: { number: 'asc' } } },
      }),
      this.prisma.sellerEvent.findMany({ where: { userId }, orderBy: { number: 'asc' } }),
    ]);
  }

  private async write(archive: ArchiveWriter, documents: Documents): Promise<void> {
    for (const [name, content] of Object.entries(documents)) {
      await archive.addText(`${name}.json`, JSON.stringify(content, bigintAsText, 2));
    }
    for (const design of documents.designs)
      for (const { key, name } of filesOf(design)) if (key) await archive.addFile(`designs/${design.id}/${name}`, key);
    for (const { id, imageKey } of documents.sketches) await archive.addFile(`sketches/${id}.png`, imageKey);
    await archive.end();
  }
}

/** The pictures of the version that is shown are those of the design. */
function filesOf(design: Documents['designs'][number]): { key: string | null; name: string }[] {
  const earlier = design.versions.filter(({ version }) => version !== design.artVersion);
  const ofVersions = earlier.flatMap((version) => filesOfVersion(design, version));
  return [
    ...filesOfGeneration(design),
    ...drawnFiles(design),
    ...design.products.flatMap(filesOfProduct),
    ...ofVersions,
  ];
}

function bigintAsText(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
