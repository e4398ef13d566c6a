import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { Mail } from '../../platform/mail/mail.ts';
import type { Tx } from '../../platform/prisma/prisma.service.ts';
import { webhookOffMail } from '../mails/webhook-off.mail.ts';

@Injectable()
export class SwitchOff {
  constructor(
    private readonly mail: Mail,
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  /** With a mail to its seller. What still waits for the endpoint is given up. */
  async switchOff(tx: Tx, endpointId: string, reason: 'gone' | 'failing'): Promise<void> {
    const { count } = await tx.webhookEndpoint.updateMany({
      where: { id: endpointId, isEnabled: true },
      data: { isEnabled: false, offReason: reason, offAt: new Date() },
    });
    if (count === 0) return;
    await giveUpWaiting(tx, endpointId);
    const { url, user } = await tx.webhookEndpoint.findUniqueOrThrow({
      where: { id: endpointId },
      include: { user: { select: { email: true } } },
    });
    const { publicUrl, mail } = this.config;
    const link = `${publicUrl}/settings/webhooks`;
    const content = webhookOffMail({ host: new URL(url).host, reason, link, support: mail.support });
    await this.mail.send(tx, { to: user.email, ...content });
    this.log.info({ endpointId, reason }, 'switched a webhook off');
  }
}

/** Of an endpoint that is switched off. They stay in its log, to be sent again by hand. */
export async function giveUpWaiting(tx: Tx, endpointId: string): Promise<void> {
  await tx.webhookDelivery.updateMany({ where: { endpointId, state: 'waiting' }, data: { state: 'failed' } });
}
