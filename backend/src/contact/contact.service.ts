import { Injectable } from '@nestjs/common';
import { AppConfig } from '../platform/config/config.ts';
import { sha256 } from '../platform/crypto/crypto.ts';
import { type LimitDefinition, RateLimits } from '../platform/limits/rate-limits.ts';
import { Mail } from '../platform/mail/mail.ts';
import { PrismaService } from '../platform/prisma/prisma.service.ts';
import type { SendContactMessage } from './contact.dto.ts';
import { contactLetter } from './mails/contact-letter.ts';

/** Messages from one network address, where a whole office may sit, and in the name of one mail address. */
const fromOneClient: LimitDefinition = { name: 'contact-ip', points: 10, seconds: 3600 };
const fromOneAddress: LimitDefinition = { name: 'contact-email', points: 5, seconds: 3600 };

/** What visitors write to support. */
@Injectable()
export class ContactService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly limits: RateLimits,
    private readonly mail: Mail,
    private readonly config: AppConfig,
  ) {}

  /**
   * Keeps the message and mails it to support, both or neither. A robot that fills the field nobody sees is answered and
   * limited as a person is, so that it learns nothing.
   * @throws LimitReached
   */
  async send({ website, ...message }: SendContactMessage, ip: string): Promise<void> {
    await this.limits.consume(fromOneClient, ip);
    await this.limits.consume(fromOneAddress, keyOf(message.email));
    if (website) return;
    const { support } = this.config.mail;
    await this.prisma.$transaction(async (tx) => {
      await tx.contactMessage.create({ data: message });
      await this.mail.send(tx, { to: support, replyTo: message.email, ...contactLetter({ ...message, support }) });
    });
  }
}

/** Short enough for a bucket's name, whatever the address. */
function keyOf(email: string): string {
  return Buffer.from(sha256(email.toLowerCase())).toString('base64url');
}
