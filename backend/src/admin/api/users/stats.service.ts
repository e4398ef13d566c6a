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

  /** Users who signed in, refreshed a session or created a design in the last 30 days. OFFSET 0 asks for one at a time. */
  private async countActiveUsers(): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ active: number }[]>(Prisma.sql`
      SELECT count(*)::int AS active
        FROM users u
       WHERE last_sign_in_at > now() - interval '30 days'
          OR EXISTS (SELECT FROM sessions WHERE user_id = u.id AND refreshed_at > now() - interval '30 days' OFFSET 0)
          OR EXISTS (SELECT FROM generations WHERE user_id = u.id AND created_at > now() - interval '30 days' OFFSET 0)`);
    return row?.active ?? 0;
  }
}
