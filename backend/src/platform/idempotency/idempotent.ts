import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiExtension, ApiHeader } from '@nestjs/swagger';
import { IdempotencyInterceptor } from './idempotency.interceptor.ts';

/** Of an operation in the contract. */
export const idempotentExtension = 'x-idempotent';

/**
 * Takes the header `Idempotency-Key`. What the handler makes must come about in interactive transactions, and what is
 * random of an answer (an id, a secret) within them: see decision 52.
 */
export const Idempotent = () =>
  applyDecorators(
    UseInterceptors(IdempotencyInterceptor),
    ApiExtension(idempotentExtension, true),
    ApiHeader({
      name: 'Idempotency-Key',
      required: false,
      description:
        'A text of your own, at most 255 characters: with the same one the same request is answered as the first time for 24 hours, with `Idempotency-Replayed: true`, and does nothing again.',
      schema: { type: 'string', minLength: 1, maxLength: 255 },
    }),
  );
