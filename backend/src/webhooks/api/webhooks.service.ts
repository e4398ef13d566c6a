import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FreshSignIns, OwnerMails, SecuredAccounts } from '../../auth/index.ts';
import { SecurityLog } from '../../platform/audit/security-log.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { lockUserRow } from '../../platform/locks/user-row.ts';
import type { WebhookEndpoint } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { EndpointSecrets } from '../delivering/endpoint-secrets.ts';
import { giveUpWaiting } from '../delivering/switch-off.ts';
import { ReceiverAddresses, UnusableUrl } from '../sending/receiver-addresses.ts';
import type { ChangeWebhook, CreateWebhook, NewWebhook, RotatedWebhook, WebhookView } from './webhook.dto.ts';
import { toWebhookView } from './webhook.mapper.ts';

const mostWebhooks = 10;

/** `url`: of another receiver. */
type Change = Omit<ChangeWebhook, 'url'> & { url: string | undefined };

@Injectable()
export class WebhooksService implements OnModuleInit {
  constructor(
    private readonly prisma: PrismaService,
    private readonly secrets: EndpointSecrets,
    private readonly receivers: ReceiverAddresses,
    private readonly signIns: FreshSignIns,
    private readonly mails: OwnerMails,
    private readonly secured: SecuredAccounts,
    private readonly log: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.secured.register(async (tx, userId, since) => {
      const isNew = [{ createdAt: { gte: since } }, { urlChangedAt: { gte: since } }];
      await tx.webhookEndpoint.deleteMany({ where: { userId, OR: isNew } });
    });
  }

  async listWebhooks(userId: string): Promise<WebhookView[]> {
    const rows = await this.prisma.webhookEndpoint.findMany({ where: { userId }, orderBy: { createdAt: 'asc' } });
    return rows.map(toWebhookView);
  }

  async getWebhook(userId: string, id: string): Promise<WebhookView> {
    return toWebhookView(await this.find(userId, id));
  }

  /** @throws AppError recent_sign_in_required, validation_failed, too_many_webhooks */
  async createWebhook(owner: AuthUser, { url, events }: CreateWebhook): Promise<NewWebhook> {
    const { id: userId } = owner;
    await this.checkReceiver(owner, url);
    return this.prisma.$transaction(async (tx) => {
      const id = randomUUID();
      const { secret, sealedSecret } = this.secrets.make(id);
      await lockUserRow(tx, userId);
      if ((await tx.webhookEndpoint.count({ where: { userId } })) >= mostWebhooks)
        throw new AppError('too_many_webhooks');
      await tx.webhookEndpoint.create({ data: { id, userId, url, events, sealedSecret } });
      await this.mails.webhookAdded(tx, owner, new URL(url).host);
      await this.log.record(tx, 'webhook_created', { userId, webhook: id });
      return { id, secret };
    });
  }

  /** @throws AppError recent_sign_in_required, not_found, validation_failed */
  async changeWebhook(owner: AuthUser, id: string, change: ChangeWebhook): Promise<WebhookView> {
    const before = await this.find(owner.id, id);
    const url = change.url === before.url ? undefined : change.url;
    if (url !== undefined) await this.checkReceiver(owner, url);
    const row = await this.prisma.$transaction((tx) => this.save(tx, before, { ...change, url }, owner));
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

  private async save(tx: Tx, before: WebhookEndpoint, change: Change, owner: AuthUser) {
    const where = { id: before.id, userId: owner.id };
    const [row] = await tx.webhookEndpoint.updateManyAndReturn({ where, data: columnsOf(change, before) });
    if (!row) return null;
    await this.log.record(tx, 'webhook_changed', { userId: owner.id, webhook: row.id });
    if (!row.isEnabled) await giveUpWaiting(tx, row.id);
    if (change.url !== undefined) await this.mails.webhookAdded(tx, owner, new URL(change.url).host);
    return row;
  }

  private async find(userId: string, id: string): Promise<WebhookEndpoint> {
    const row = await this.prisma.webhookEndpoint.findFirst({ where: { id, userId } });
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** A stolen session of a person must not read along for ever; what a program may do is what its scopes say. */
  private async checkReceiver(owner: AuthUser, url: string): Promise<void> {
    if (!owner.program) await this.signIns.require(owner);
    await this.checkUrl(url);
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
function columnsOf({ url, events, enabled }: Change, before: WebhookEndpoint) {
  const columns: Prisma.WebhookEndpointUpdateManyMutationInput = {};
  if (events !== undefined) columns.events = events;
  if (url !== undefined) Object.assign(columns, { url, urlChangedAt: new Date() });
  if (url !== undefined || enabled) Object.assign(columns, { failingSince: null, retryAt: null });
  if (enabled) Object.assign(columns, { isEnabled: true, offReason: null, offAt: null });
  if (enabled === false && before.isEnabled)
    Object.assign(columns, { isEnabled: false, offReason: 'seller', offAt: new Date() });
  return columns;
}
