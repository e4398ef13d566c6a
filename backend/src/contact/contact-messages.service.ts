import { Injectable } from '@nestjs/common';
import { AuditLog } from '../platform/audit/audit-log.ts';
import { AppError } from '../platform/errors/app-error.ts';
import type { ContactMessage } from '../platform/prisma/client/client.ts';
import { type Prisma, PrismaService } from '../platform/prisma/prisma.service.ts';
import { UsersService } from '../users/index.ts';
import {
  type ContactMessagePage,
  type ContactMessageQuery,
  type ContactMessageView,
  type ContactState,
  toContactMessageView,
} from './contact.dto.ts';

const states: Record<ContactState, Prisma.ContactMessageWhereInput> = {
  open: { answeredAt: null },
  answered: { answeredAt: { not: null } },
  all: {},
};

/** What visitors wrote, for administrators. */
@Injectable()
export class ContactMessagesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly audit: AuditLog,
  ) {}

  async page({ state, page, per_page }: ContactMessageQuery): Promise<ContactMessagePage> {
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
    const emails = await this.answerers(rows);
    return { messages: rows.map((row) => toContactMessageView(row, emails)), total, open, page, per_page };
  }

  /** Marks it, once: who answered it first stays named. @throws AppError not_found */
  async mark(adminId: string, id: string, answered: boolean): Promise<ContactMessageView> {
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
    return toContactMessageView(row, await this.answerers([row]));
  }

  /** Their addresses, by user id. */
  private answerers(rows: ContactMessage[]): Promise<Map<string, string>> {
    return this.users.emailsOf(rows.map(({ answeredBy }) => answeredBy));
  }
}
