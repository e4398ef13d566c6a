import { Injectable } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { deleteInBatches } from '../../platform/prisma/delete-in-batches.ts';
import { Prisma, PrismaService } from '../../platform/prisma/prisma.service.ts';
import type { EmptyPayload } from '../../platform/queue/job-definition.ts';
import { type HandlesJob, type JobContext, JobHandler } from '../../platform/queue/job-handler.ts';
import { DAY_MS } from '../../platform/time.ts';
import { sweepOauth } from './sweep-oauth.job.ts';

/** A used code or refresh token that comes back within this time still ends its grant. */
const usedTokenDays = 30;
/** An app that nobody has allowed anything since registers again. */
const unusedClientDays = 30;
/** Longer than a seller's consent takes to become a token. */
const unclaimedDays = 1;

@Injectable()
@JobHandler(sweepOauth)
export class SweepOauthHandler implements HandlesJob<EmptyPayload> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly log: PinoLogger,
  ) {}

  async handle(_: EmptyPayload, { signal }: JobContext): Promise<void> {
    const sweep = (batch: (limit: number) => Prisma.Sql) =>
      deleteInBatches(signal, (limit) => this.prisma.$executeRaw(batch(limit)));
    const requests = await sweep(endedRequests);
    const tokens = await sweep(endedTokens);
    const grants = await sweep(endedGrants);
    const clients = await sweep(unusedClients);
    this.log.info({ requests, tokens, grants, clients }, 'removed what has run out of connected apps');
  }
}

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

const endedRequests = (limit: number) => Prisma.sql`
  DELETE FROM oauth_requests WHERE id_hash = ANY (ARRAY(
    SELECT id_hash FROM oauth_requests WHERE expires_at < now() LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const endedTokens = (limit: number) => Prisma.sql`
  DELETE FROM oauth_tokens WHERE id_hash = ANY (ARRAY(
    SELECT id_hash FROM oauth_tokens WHERE (expires_at < now() AND used_at IS NULL) OR used_at < ${daysAgo(usedTokenDays)}
     LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

/** Also those that no token is left of. */
const endedGrants = (limit: number) => Prisma.sql`
  DELETE FROM oauth_grants WHERE id = ANY (ARRAY(
    SELECT id FROM oauth_grants g
     WHERE expires_at < now() OR (created_at < ${daysAgo(unclaimedDays)} AND NOT EXISTS (
       SELECT 1 FROM oauth_tokens t WHERE t.grant_id = g.id AND t.used_at IS NULL))
     LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;

const unusedClients = (limit: number) => Prisma.sql`
  DELETE FROM oauth_clients WHERE id = ANY (ARRAY(
    SELECT id FROM oauth_clients c
     WHERE used_at < ${daysAgo(unusedClientDays)} AND NOT EXISTS (
       SELECT 1 FROM oauth_grants g WHERE g.client_id = c.id)
     LIMIT ${limit} FOR UPDATE SKIP LOCKED))`;
