import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AppError } from '../errors/app-error.ts';
import type { AuthUser } from '../http/decorators.ts';
import { IdempotentRequests } from './idempotent-requests.ts';
import { hashOf } from './request-hash.ts';

type Request = FastifyRequest & { user: AuthUser };

@Injectable()
export class IdempotencyInterceptor implements NestInterceptor {
  constructor(private readonly requests: IdempotentRequests) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const key = readKey(request);
    if (key === undefined) return next.handle();
    return from(this.answer({ request, key }, context.switchToHttp().getResponse<FastifyReply>(), next));
  }

  private async answer({ request, key }: { request: Request; key: string }, reply: FastifyReply, next: CallHandler) {
    const keyed = { userId: request.user.id, key, requestHash: hashOf(request) };
    const answer = await this.requests.run(keyed, async () => {
      const body: unknown = await lastValueFrom(next.handle(), { defaultValue: undefined });
      return { status: reply.statusCode, body };
    });
    reply.status(answer.status);
    if (answer.isReplayed) reply.header('Idempotency-Replayed', 'true');
    return answer.body;
  }
}

/** @throws AppError validation_failed */
function readKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key))) return key;
  const message = 'Idempotency-Key has 1 to 255 characters of ASCII.';
  throw new AppError('validation_failed', message, { fields: { 'Idempotency-Key': message } });
}
