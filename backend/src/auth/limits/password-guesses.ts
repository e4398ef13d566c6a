import { Injectable } from '@nestjs/common';
import { sha256 } from '../../platform/crypto/crypto.ts';
import { type LimitDefinition, LimitReached } from '../../platform/limits/rate-limits.ts';
import { PostgresPool } from '../../platform/postgres/postgres-pool.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';

/** So many tries in a row wait for nothing; then each waits twice as long as the one before. */
const freeTries = 5;
const firstWaitSeconds = 5;
const longestWaitSeconds = 900;
/** A day without a try begins anew. */
const forgetSeconds = 86_400;

const isForgotten = Prisma.sql`guess.last_try_at < clock_timestamp() - make_interval(secs => ${forgetSeconds})`;

/** Names the count of an account and of where its tries come from. */
export type GuessKey = Uint8Array<ArrayBuffer>;

const guessLimit: LimitDefinition = { name: 'auth-guesses', points: freeTries, seconds: forgetSeconds };

export function describeGuessLimit({ name }: LimitDefinition, seconds: number): string | undefined {
  return name === guessLimit.name ? `Too many wrong passwords. Try again in ${seconds} seconds.` : undefined;
}

/**
 * Slows down guessing at the password of one account, from however many addresses. Networks that the account has a
 * session in are counted apart, so that strangers cannot keep its owner out at home.
 */
@Injectable()
export class PasswordGuesses {
  constructor(
    private readonly prisma: PrismaService,
    private readonly pool: PostgresPool,
  ) {}

  keyFor(email: string, network: 'known' | 'strange'): GuessKey {
    return sha256(`${email}:${network}`);
  }

  /**
   * Counts a try as failed, in one statement: of many at once, as many go on as are free. Returns how many failed in a
   * row. A try that waited for another's row began before it, by `now()`; its own time is that of the clock.
   */
  async begin(key: GuessKey): Promise<number> {
    const { text, values } = Prisma.sql`
      INSERT INTO password_guesses AS guess (key, failures, retry_at, last_try_at)
      VALUES (${key}, 1, to_timestamp(0), clock_timestamp())
      ON CONFLICT (key) DO UPDATE SET
        failures = CASE WHEN ${isForgotten} THEN 1 ELSE guess.failures + 1 END,
        retry_at = CASE WHEN guess.failures + 1 < ${freeTries} OR ${isForgotten} THEN guess.retry_at
          ELSE clock_timestamp() + make_interval(secs => least(${longestWaitSeconds},
            ${firstWaitSeconds} * power(2, least(guess.failures + 1 - ${freeTries}, 20)))) END,
        last_try_at = clock_timestamp()
      WHERE guess.retry_at <= clock_timestamp() RETURNING failures`;
    const counted = await this.pool.query<{ failures: number }>({ name: 'begin-guess', text, values });
    const [row] = counted.rows;
    if (row) return row.failures;
    const guess = await this.prisma.passwordGuess.findUnique({ where: { key } });
    throw new LimitReached(guessLimit, Math.max(1, (guess?.retryAt.getTime() ?? 0) - Date.now()));
  }

  async succeed(key: GuessKey): Promise<void> {
    await this.prisma.$executeRaw(this.forget(key));
  }

  /** The statement, for who has more to write with a right password. */
  forget(key: GuessKey): Prisma.Sql {
    return Prisma.sql`DELETE FROM password_guesses WHERE key = ${key}`;
  }
}
