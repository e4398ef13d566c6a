import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.ts';

/** The header of that name, where there is one. @throws AppError validation_failed */
export const IdempotencyKey = createParamDecorator((_: unknown, context: ExecutionContext): string | undefined => {
  const key = context.switchToHttp().getRequest<FastifyRequest>().headers['idempotency-key'];
  if (key === undefined || (typeof key === 'string' && /^[\x20-\x7e]{1,255}$/.test(key))) return key;
  const message = 'Idempotency-Key has 1 to 255 characters of ASCII.';
  throw new AppError('validation_failed', message, { fields: { 'Idempotency-Key': message } });
});
