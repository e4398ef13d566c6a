import { type ArgumentsHost, Catch, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../platform/config/config.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { ErrorFilter, retrySeconds } from '../../platform/errors/error.filter.ts';
import { LimitReached } from '../../platform/limits/rate-limits.ts';
import { isDatabaseOutage } from '../../platform/postgres/database-outage.ts';
import { routedPath } from '../../platform/routing/routed-path.ts';
import { describeMailLimit } from '../limits/auth-rate-limits.ts';
import { describeGuessLimit } from '../limits/password-guesses.ts';
import { AuthError, type AuthErrorCode } from '../model/auth-error.ts';

/** From this version of the protocol on, errors have the shape of `toBody`. */
const apiVersion = '2024-01-01';
const versionHeader = 'X-Supabase-Api-Version';

/** Under /auth/v1 errors have the shape of the wire protocol; everywhere else they are the product's own. */
@Catch()
export class AuthErrorFilter extends ErrorFilter {
  constructor(
    private readonly logger: PinoLogger,
    config: AppConfig,
  ) {
    super(logger, config);
  }

  override catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    if (routedPath(request).startsWith('/auth/v1/')) this.answer(thrown, request, host.switchToHttp().getResponse());
    else super.catch(thrown instanceof AuthError ? new AppError('sign_in_failed', thrown.message) : thrown, host);
  }

  private answer(thrown: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const error = toAuthError(thrown);
    if (error.status >= 500) this.logger.error({ err: thrown, url: request.url.split('?')[0] }, 'request failed');
    if (thrown instanceof LimitReached) reply.header('Retry-After', thrown.retryAfterSeconds);
    if (error.code === 'database_unavailable') reply.header('Retry-After', retrySeconds.database_unavailable);
    void reply.header('x-sb-error-code', error.code).status(error.status);
    void reply.send(wantsNewShape(request) ? toBody(error, reply) : toOldBody(error, request));
  }
}

function wantsNewShape(request: FastifyRequest): boolean {
  const version = request.headers[versionHeader.toLowerCase()];
  return typeof version === 'string' && /^\d{4}-\d\d-\d\d$/.test(version) && version >= apiVersion;
}

function toBody({ code, message, extra }: AuthError, reply: FastifyReply): object {
  reply.header(versionHeader, apiVersion);
  return { code, message, ...extra };
}

function toOldBody({ status, code, message, extra }: AuthError, request: FastifyRequest): object {
  return { code: status, error_code: code, msg: message, ...(status >= 500 ? { error_id: request.id } : {}), ...extra };
}

const codeByStatus: Record<number, AuthErrorCode> = {
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'request_entity_too_large',
};

function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  if (thrown instanceof LimitReached) return toLimitError(thrown);
  if (isDatabaseOutage(thrown)) return new AuthError('database_unavailable');
  const status = thrown instanceof HttpException ? thrown.getStatus() : (thrown as { statusCode?: number })?.statusCode;
  const isRefusal = status !== undefined && status >= 400 && status < 500;
  return new AuthError(isRefusal ? (codeByStatus[status] ?? 'bad_json') : 'unexpected_failure');
}

function toLimitError({ limit, retryAfterSeconds }: LimitReached): AuthError {
  const message = describeMailLimit(limit, retryAfterSeconds);
  if (message) return new AuthError('over_email_send_rate_limit', message);
  return new AuthError('over_request_rate_limit', describeGuessLimit(limit, retryAfterSeconds));
}
