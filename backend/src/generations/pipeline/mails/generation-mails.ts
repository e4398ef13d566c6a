import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/config.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { Mail } from '../../../platform/mail/mail.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { Tx } from '../../../platform/prisma/prisma.service.ts';
import type { Review } from '../../model/status/review.ts';
import { designFailed, designFinished, designNeedsReview } from './generation.mail.ts';

@Injectable()
export class GenerationMails {
  constructor(
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  async sendFinished(tx: Tx, generation: Generation): Promise<void> {
    const address = await this.findAddress(tx, generation.userId, 'mailOnFinished');
    if (address) await this.send(tx, address, designFinished(this.contentOf(generation)));
  }

  /** Goes to those who want to know of finished designs: without them this one goes no further. */
  async sendReviewNeeded(tx: Tx, generation: Generation, review: Review): Promise<void> {
    const address = await this.findAddress(tx, generation.userId, 'mailOnFinished');
    if (address) await this.send(tx, address, designNeedsReview({ ...this.contentOf(generation), review }));
  }

  async sendFailed(tx: Tx, generation: Generation, reason: string): Promise<void> {
    const address = await this.findAddress(tx, generation.userId, 'mailOnFailed');
    if (address) await this.send(tx, address, designFailed({ ...this.contentOf(generation), reason }));
  }

  private async findAddress(tx: Tx, userId: string, preference: 'mailOnFinished' | 'mailOnFailed') {
    const settings = await tx.userSettings.findFirst({
      where: { userId, [preference]: true },
      include: { user: true },
    });
    return settings?.user.email ?? null;
  }

  private contentOf({ id, idea }: Generation) {
    return { idea, link: `${this.config.publicUrl}/library/${id}`, support: this.config.mail.support };
  }

  private send(tx: Tx, to: string, content: MailContent): Promise<void> {
    return this.mail.send(tx, { to, ...content });
  }
}
