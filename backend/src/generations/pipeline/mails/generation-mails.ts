import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../../platform/config/config.ts';
import type { MailContent } from '../../../platform/mail/layout.ts';
import { Mail } from '../../../platform/mail/mail.ts';
import type { Generation } from '../../../platform/prisma/client/client.ts';
import type { Tx } from '../../../platform/prisma/prisma.service.ts';
import type { Review } from '../../model/review.ts';
import { designFailed, designFinished, designNeedsLook } from './generation.mail.ts';

/** Tells sellers who asked for it how a design ended; part of the change that ends it. */
@Injectable()
export class EndMails {
  constructor(
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  async finished(tx: Tx, generation: Generation): Promise<void> {
    const address = await this.addressFor(tx, generation.userId, 'mailOnFinished');
    if (address) await this.send(tx, address, designFinished(this.about(generation)));
  }

  /** To those who want to hear of a finished design: this one is as far as it comes without them. */
  async needsLook(tx: Tx, generation: Generation, review: Review): Promise<void> {
    const address = await this.addressFor(tx, generation.userId, 'mailOnFinished');
    if (address) await this.send(tx, address, designNeedsLook({ ...this.about(generation), review }));
  }

  async failed(tx: Tx, generation: Generation, reason: string): Promise<void> {
    const address = await this.addressFor(tx, generation.userId, 'mailOnFailed');
    if (address) await this.send(tx, address, designFailed({ ...this.about(generation), reason }));
  }

  /** Null where the seller does not want to be told. */
  private async addressFor(tx: Tx, userId: string, wish: 'mailOnFinished' | 'mailOnFailed'): Promise<string | null> {
    const settings = await tx.userSettings.findFirst({ where: { userId, [wish]: true }, include: { user: true } });
    return settings?.user.email ?? null;
  }

  private about({ id, idea }: Generation) {
    return { idea, link: `${this.config.publicUrl}/library/${id}`, support: this.config.mail.support };
  }

  private send(tx: Tx, to: string, content: MailContent): Promise<void> {
    return this.mail.send(tx, { to, ...content });
  }
}
