import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import { UsersService } from '../../../users/index.ts';
import type { AuditEntryView, AuditQuery } from './audit.dto.ts';
import { toAuditEntryView } from './audit.mapper.ts';

@Injectable()
export class AuditService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
  ) {}

  async listAudit({ limit, before, action, order }: AuditQuery): Promise<AuditEntryView[]> {
    const entries = await this.prisma.auditEntry.findMany({
      where: { ...(before && { id: { [order === 'asc' ? 'gt' : 'lt']: BigInt(before) } }), ...(action && { action }) },
      orderBy: { id: order },
      take: limit,
    });
    const emails = await this.users.emailsOf(entries.flatMap(({ actorId, subjectId }) => [actorId, subjectId]));
    return entries.map((entry) => toAuditEntryView(entry, emails));
  }
}
