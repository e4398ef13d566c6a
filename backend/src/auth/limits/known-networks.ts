import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/http/network.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';

/** Networks that an account has a session in. Limits that strangers can use up do not count them. */
@Injectable()
export class KnownNetworks {
  constructor(private readonly prisma: PrismaService) {}

  async includes(email: string, network: string): Promise<boolean> {
    const sessions = await this.prisma.$queryRaw<{ ip: string }[]>(Prisma.sql`
      SELECT DISTINCT ip FROM sessions JOIN users ON users.id = sessions.user_id WHERE email = ${email} AND ip IS NOT NULL`);
    return sessions.some(({ ip }) => networkOf(ip) === network);
  }
}
