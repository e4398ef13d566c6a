import { Injectable } from '@nestjs/common';
import { Prisma, PrismaService } from '../../../platform/prisma/prisma.service.ts';
import type { AdminStats } from './admin-users.dto.ts';

@Injectable()
export class StatsService {
  constructor(private readonly prisma: PrismaService) {}

  async getAdminStats(): Promise<AdminStats> {
    const [totalUsers, activeUsers, totalGenerations, connectedUsers] = await Promise.all([
      this.prisma.user.count(),
      this.countActiveUsers(),
      this.prisma.generation.count(),
      this.prisma.printifyConnection.count(),
    ]);
    return { totalUsers, activeUsers, totalGenerations, connectedUsers };
  }

  /** Users who signed in, refreshed a session or created a design in the last 30 days. */
  private async countActiveUsers(): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ active: number }[]>(Prisma.sql`
      SELECT count(*)::int AS active
        FROM (SELECT id FROM users WHERE last_sign_in_at > now() - interval '30 days'
              UNION SELECT user_id FROM sessions WHERE refreshed_at > now() - interval '30 days'
              UNION SELECT user_id FROM generations WHERE created_at > now() - interval '30 days') AS seen`);
    return row?.active ?? 0;
  }
}
