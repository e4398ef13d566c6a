import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { guardDownload } from '../../platform/http/download-guard.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { catalogCsvSql, MirrorReader } from '../../printify/index.ts';

/** Each holds a database session: docs/decisions/0018. */
const maxDownloads = 2;

/** The whole catalog as CSV, streamed from PostgreSQL to the client: nothing of it is stored here. */
@Injectable()
export class CatalogCsv {
  private open = 0;

  constructor(
    private readonly mirror: MirrorReader,
    private readonly prisma: PrismaService,
    private readonly audit: AuditLog,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  /** Ends its database session once destroyed, or unread for a minute. @throws AppError not_found, rate_limited */
  async stream(adminId: string): Promise<Readable> {
    const refreshId = await this.mirror.findCurrentId();
    if (refreshId === null) throw new AppError('not_found', 'No catalog yet. Refresh it first.');
    if (this.open >= maxDownloads) {
      throw new AppError('rate_limited', 'Too many catalog downloads are running. Try again in a minute.');
    }
    this.open += 1;
    const client = new Client({
      connectionString: this.config.values.databaseUrl,
      application_name: 'inkloom-catalog-csv',
      keepAlive: true,
    });
    // A lost session fails the copy, which reports it.
    client.on('error', () => undefined);
    const end = () => {
      this.open -= 1;
      void client.end().catch(() => undefined);
    };
    try {
      await client.connect();
      const detail = { refresh_id: refreshId };
      await this.audit.record(this.prisma, { actorId: adminId, action: 'catalog.downloaded', detail });
      return this.copy(client, refreshId).once('close', end);
    } catch (error) {
      end();
      throw error;
    }
  }

  private copy(client: Client, refreshId: number): Readable {
    const download = guardDownload(client.query(copyTo(catalogCsvSql(refreshId))));
    return download.on('error', (error) => this.log.warn({ err: error }, 'a download of the catalog was aborted'));
  }
}
