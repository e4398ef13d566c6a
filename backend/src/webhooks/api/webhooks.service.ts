import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { WebhookEndpoint } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import { EndpointSecrets } from '../delivering/endpoint-secrets.ts';
import { giveUpWaiting } from '../delivering/switch-off.ts';
import { ReceiverAddresses, UnusableUrl } from '../sending/receiver-addresses.ts';
import type { ChangeWebhook, CreateWebhook, NewWebhook, RotatedWebhook, WebhookView } from './webhook.dto.ts';
import { toWebhookView } from './webhook.mapper.ts';

const mostWebhooks = 10;

@Injectable()
export class WebhooksService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly secrets: EndpointSecrets,
    private readonly receivers: ReceiverAddresses,
    private readonly log: SecurityLog,
  ) {}

  async listWebhooks(userId: string): Promise<WebhookView[]> {
    const rows = await this.prisma.webhookEndpoint.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
    return rows.map(toWebhookView);
  }

  async getWebhook(userId: string, id: string): Promise<WebhookView> {
    return toWebhookView(await this.find(userId, id));
  }

  /** @throws AppError validation_failed, too_many_webhooks */
  async createWebhook(userId: string, { url, events }: CreateWebhook): Promise<NewWebhook> {
    await this.checkUrl(url);
    return this.prisma.$transaction(async (tx) => {
      const id = randomUUID();
      const { secret, sealedSecret } = this.secrets.make(id);
      await lockUserRow(tx, userId);
      if ((await tx.webhookEndpoint.count({ where: { userId } })) >= mostWebhooks)
        throw new AppError('too_many_webhooks');
      await tx.webhookEndpoint.create({ data: { id, userId, url, events, sealedSecret } });
      await this.log.record(tx, 'webhook_created', { userId, webhook: id });
      return { id, secret };
    });
  }

  /** @throws AppError not_found, validation_failed */
  async changeWebhook(userId: string, id: string, change: ChangeWebhook): Promise<WebhookView> {
    if (change.url !== undefined) await this.checkUrl(change.url);
    const before = await this.find(userId, id);
    const row = await this.prisma.$transaction(async (tx) => {
      const [row] = await tx.webhookEndpoint.updateManyAndReturn({
        where: { id, userId },
        data: columnsOf(change, before),
      });
      if (row) await this.log.record(tx, 'webhook_changed', { userId, webhook: id });
      if (row && !row.isEnabled) await giveUpWaiting(tx, id);
      return row;
    });
    if (!row) throw new AppError('not_found');
    return toWebhookView(row);
  }

  /** @throws AppError not_found */
  async deleteWebhook(userId: string, id: string): Promise<void> {
    await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.webhookEndpoint.deleteMany({ where: { id, userId } });
      if (count === 0) throw new AppError('not_found');
      await this.log.record(tx, 'webhook_removed', { userId, webhook: id });
    });
  }

  /** @throws AppError not_found */
  async rotateSecret(userId: string, id: string): Promise<RotatedWebhook> {
    const rotated = await this.prisma.$transaction(async (tx) => {
      const made = await this.secrets.rotate(tx, { id, userId });
      if (made) await this.log.record(tx, 'webhook_rotated', { userId, webhook: id });
      return made;
    });
    if (!rotated) throw new AppError('not_found');
    return { id, secret: rotated.secret, previousValidUntil: rotated.previousUntil.toISOString() };
  }

  private async find(userId: string, id: string): Promise<WebhookEndpoint> {
    const row = await this.prisma.webhookEndpoint.findFirst({ where: { id, userId } });
    if (!row) throw new AppError('not_found');
    return row;
  }

  private async checkUrl(url: string): Promise<void> {
    try {
      await this.receivers.check(url);
    } catch (error) {
      if (!(error instanceof UnusableUrl)) throw error;
      throw new AppError('validation_failed', error.message, { fields: { url: error.message } });
    }
  }
}

/** A receiver that is another one, or is switched on, begins without the failures of before. */
function columnsOf({ url, events, enabled }: ChangeWebhook, before: WebhookEndpoint) {
  const columns: Prisma.WebhookEndpointUpdateManyMutationInput = {};
  if (events !== undefined) columns.events = events;
  if (url !== undefined) columns.url = url;
  if (url !== undefined || enabled) Object.assign(columns, { failingSince: null, retryAt: null });
  if (enabled) Object.assign(columns, { isEnabled: true, offReason: null, offAt: null });
  if (enabled === false && before.isEnabled)
    Object.assign(columns, { isEnabled: false, offReason: 'seller', offAt: new Date() });
  return columns;
}
