import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../config/config.ts';
import { forgetLimit, hasLimit, sayLimit } from '../limits/limit-headers.ts';
import { LimitReached } from '../limits/rate-limits.ts';
import { isDatabaseOutage } from '../postgres/database-outage.ts';
import { AppError, type ErrorCode } from './app-error.ts';
import { challengeOf } from './challenges.ts';

const codeByStatus: Record<number, ErrorCode> = {
  400: 'bad_json',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  429: 'rate_limited',
};

/** Of what passes by itself. */
export const retrySeconds: Partial<Record<ErrorCode, number>> = {
  database_unavailable: 2,
  files_unavailable: 10,
  idempotency_in_progress: 1,
};

@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: PinoLogger,
    private readonly config: AppConfig,
  ) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const error = toAppError(thrown);
    if (error.status >= 500) this.log.error({ err: thrown, url: request.url.split('?')[0] }, 'request failed');
    if (reply.raw.headersSent) {
      reply.raw.destroy();
      return;
    }
    const wait = retryAfterOf(thrown) ?? retrySeconds[error.code];
    if (wait) reply.header('Retry-After', wait);
    if (error.status === 429 && hasLimit(reply)) sayWhichLimit(reply, thrown);
    const challenge = challengeOf(this.config.publicUrl, request, error);
    if (challenge) reply.header('WWW-Authenticate', challenge);
    void reply.status(error.status).send({ error: error.message, code: error.code, ...error.extra });
  }
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  if (thrown instanceof LimitReached) {
    return new AppError('rate_limited', `Too many requests. Please try again in ${thrown.retryAfterSeconds} seconds.`);
  }
  if (isDatabaseOutage(thrown)) return new AppError('database_unavailable');
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  const code = codeByStatus[status];
  return new AppError(code ?? (status < 500 ? 'validation_failed' : 'internal'));
}

/** An operation may have a limit of its own, beside that of the program. */
function sayWhichLimit(reply: FastifyReply, thrown: unknown): void {
  if (thrown instanceof LimitReached) sayLimit(reply, thrown.limit, 0, thrown.retryAfterMs);
  else forgetLimit(reply);
}

/** Of errors that know when the same request may succeed. */
function retryAfterOf(thrown: unknown): number | undefined {
  const seconds = (thrown as { retryAfterSeconds?: unknown } | null)?.retryAfterSeconds;
  return typeof seconds === 'number' ? seconds : undefined;
}

/** Fastify's own refusals (body too large) carry a statusCode. */
function statusOf(thrown: unknown): number {
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
