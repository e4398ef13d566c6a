import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { UsersService } from '../../users/index.ts';
import { sweepAuth } from './sweep-auth.job.ts';

/** A used refresh token that comes back within this time still ends its session. */
const usedTokenDays = 30;
/** A browser that was away for longer signs in again. */
const unusedSessionDays = 365;
/** After its last link. Whoever signs up again later begins anew. */
const unconfirmedDays = 7;

@Injectable()
@JobHandler(sweepAuth)
export class SweepAuthHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly users: UsersService,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const sweep = (batch: (limit: number) => Prisma.Sql) =>
      deleteInBatches(signal, (limit) => this.prisma.$executeRaw(batch(limit)));
    const links = await sweep(expiredLinks);
    const codes = await sweep(expiredCodes);
    const challenges = await sweep(expiredChallenges);
    const passkeyChallenges = await sweep(expiredPasskeyChallenges);
    const guesses = await sweep(oldGuesses);
    const flows = await sweep(expiredFlows);
    const tokens = await sweep(usedTokens);
    const sessions = await sweep(unusedSessions);
    const signUps = await deleteInBatches(signal, (limit) =>
      this.users.deleteUnconfirmed(daysAgo(unconfirmedDays), limit),
    );
    this.log.info(
      { links, codes, challenges, passkeyChallenges, guesses, flows, tokens, sessions, signUps },
      'removed what has run out of accounts',
    );
  }
}

const expiredLinks = (limit: number) => Prisma.sql`
  DELETE FROM one_time_tokens WHERE id = ANY (ARRAY(
    SELECT id FROM one_time_tokens WHERE expires_at < ${daysAgo(1)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const expiredCodes = (limit: number) => Prisma.sql`
  DELETE FROM mail_codes WHERE id = ANY (ARRAY(
    SELECT id FROM mail_codes WHERE expires_at < ${daysAgo(1)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const expiredChallenges = (limit: number) => Prisma.sql`
  DELETE FROM factor_challenges WHERE id = ANY (ARRAY(
    SELECT id FROM factor_challenges WHERE expires_at < ${daysAgo(1)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const expiredPasskeyChallenges = (limit: number) => Prisma.sql`
  DELETE FROM passkey_challenges WHERE id = ANY (ARRAY(
    SELECT id FROM passkey_challenges WHERE expires_at < ${daysAgo(1)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const oldGuesses = (limit: number) => Prisma.sql`
  DELETE FROM password_guesses WHERE key = ANY (ARRAY(
    SELECT key FROM password_guesses WHERE last_try_at < ${daysAgo(1)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const expiredFlows = (limit: number) => Prisma.sql`
  DELETE FROM flow_states WHERE id = ANY (ARRAY(
    SELECT id FROM flow_states
     WHERE code_expires_at < ${daysAgo(1)} OR (code_expires_at IS NULL AND created_at < ${daysAgo(7)})
     LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const usedTokens = (limit: number) => Prisma.sql`
  DELETE FROM refresh_tokens WHERE id = ANY (ARRAY(
    SELECT id FROM refresh_tokens WHERE revoked_at < ${daysAgo(usedTokenDays)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const unusedSessions = (limit: number) => Prisma.sql`
  DELETE FROM sessions WHERE id = ANY (ARRAY(
    SELECT id FROM sessions WHERE refreshed_at < ${daysAgo(unusedSessionDays)} LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

function daysAgo(days: number): Date {
  return new Date(Date.now() - days * DAY_MS);
}
