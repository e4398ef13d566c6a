import { Injectable } from '@nestjs/common';
import { networkOf } from '../../platform/http/network.ts';
import { PostgresPool } from '../../platform/postgres/postgres-pool.ts';
import type { User } from '../../platform/prisma/client/client.ts';
import { Prisma } from '../../platform/prisma/prisma.service.ts';

export interface SignInAccount {
  user: User | null;
  /** Which the account has a session in. */
  networks: ReadonlySet<string>;
}

const columns = Object.keys(Prisma.UserScalarFieldEnum)
  .map((name) => `"${name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)}" AS "${name}"`)
  .join(', ');

const findAccount = {
  name: 'sign-in-account',
  text: `
    SELECT ${columns}, ARRAY(SELECT DISTINCT ip FROM sessions WHERE user_id = users.id AND ip IS NOT NULL) AS ips
      FROM users WHERE email = $1`,
};

/** What a sign-in reads, in one statement that PostgreSQL plans once. */
@Injectable()
export class SignInAccounts {
  constructor(private readonly pool: PostgresPool) {}

  async find(email: string): Promise<SignInAccount> {
    const { rows } = await this.pool.query<User & { ips: string[] }>({ ...findAccount, values: [email] });
    const [row] = rows;
    if (!row) return { user: null, networks: new Set() };
    const { ips, ...user } = row;
    return { user, networks: new Set(ips.map(networkOf)) };
  }
}
