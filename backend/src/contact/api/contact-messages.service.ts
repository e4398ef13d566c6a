import { Injectable } from '@nestjs/common';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { AuditedReads } from '../../platform/audit/audited-reads.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import type { ContactMessage } from '../../platform/prisma/client/client.ts';
import { type Prisma, PrismaService, type Tx } from '../../platform/prisma/prisma.service.ts';
import { UsersService } from '../../users/index.ts';
import {
  type ContactMessagePage,
  type ContactMessageQuery,
  type ContactMessageView,
  type ContactState,
} from './contact.dto.ts';
import { toContactMessageView } from './contact-messages.mapper.ts';

const states: Record<ContactState, Prisma.ContactMessageWhereInput> = {
  open: { answeredAt: null },
  answered: { answeredAt: { not: null } },
  all: {},
};

@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
    private readonly reads: AuditedReads,
  ) {}

  async listMessages(actorId: string, { state, page, per_page }: ContactMessageQuery): Promise<ContactMessagePage> {
    await this.reads.record({ actorId, action: 'messages.listed' });
    const where = states[state];
    const [rows, total, open] = await Promise.all([
      this.prisma.contactMessage.findMany({
        where,
        orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
        skip: (page - 1) * per_page,
        take: per_page,
      }),
      this.prisma.contactMessage.count({ where }),
      this.prisma.contactMessage.count({ where: states.open }),
    ]);
    const emails = await this.answererEmails(rows);
    return { messages: rows.map((row) => toContactMessageView(row, emails)), total, open, page, per_page };
  }

  /** The first who marks a message as answered stays named. @throws AppError not_found */
  async markMessage(adminId: string, id: string, answered: boolean): Promise<ContactMessageView> {
    const row = await this.prisma.$transaction(async (tx) => {
      const { count } = await tx.contactMessage.updateMany({
        where: { id, ...(answered ? states.open : states.answered) },
        data: answered ? { answeredAt: new Date(), answeredBy: adminId } : { answeredAt: null, answeredBy: null },
      });
      if (count > 0) {
        const action = answered ? 'message.answered' : 'message.reopened';
        await this.audit.record(tx, { actorId: adminId, action, detail: { message_id: id } });
      }
      return tx.contactMessage.findUnique({ where: { id } });
    });
    if (!row) throw new AppError('not_found');
    return toContactMessageView(row, await this.answererEmails([row]));
  }

  /** With the account of who wrote them: nobody can be answered any more. Support's mailbox is its own. */
  async deleteMessagesFrom(tx: Tx, email: string): Promise<void> {
    await tx.contactMessage.deleteMany({ where: { email: { equals: email, mode: 'insensitive' } } });
  }

  /** By user id. */
  private answererEmails(rows: ContactMessage[]): Promise<Map<string, string>> {
    return this.users.emailsOf(rows.map(({ answeredBy }) => answeredBy));
  }
}
