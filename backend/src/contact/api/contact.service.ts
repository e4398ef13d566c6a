import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { type LimitDefinition, RateLimits } from '../../platform/limits/rate-limits.ts';
import { Mail } from '../../platform/mail/mail.ts';
import { PrismaService } from '../../platform/prisma/prisma.service.ts';
import { contactMessageMail } from '../mails/contact-message.mail.ts';
import type { SendContactMessage } from './contact.dto.ts';

const fromOneAddress: LimitDefinition = { name: 'contact-email', points: 5, seconds: 3600 };

@Injectable()
export class ContactService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /**
   * Stores the message and mails it to support, both or neither. A robot that fills the invisible field gets the same
   * answer and the same limits as a person, so that it learns nothing.
   * @throws LimitReached
   */
  async sendContactMessage({ website, ...message }: SendContactMessage): Promise<void> {
    await this.limits.consume(fromOneAddress, keyOf(message.email));
    if (website) return;
    const { support } = this.config.mail;
    await this.prisma.$transaction(async (tx) => {
      await tx.contactMessage.create({ data: message });
      await this.mail.send(tx, { to: support, replyTo: message.email, ...contactMessageMail({ ...message, support }) });
    });
  }
}

/** Short enough for the key of a rate limit, however long the address is. */
function keyOf(email: string): string {
  return Buffer.from(sha256(email.toLowerCase())).toString('base64url');
}
