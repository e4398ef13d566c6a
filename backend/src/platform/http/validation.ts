import { type ValidationError, ValidationPipe } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { AppError } from '../errors/app-error.ts';

/** Trims a text before it is checked; anything else is left for the check to refuse. */
export const Trimmed = () => Transform(({ value }) => (typeof value === 'string' ? value.trim() : value));

/** Body and query validation: unknown fields are dropped, every fault is named in `fields`. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => {
      const fields = fieldsOf(errors);
      return new AppError('validation_failed', Object.values(fields)[0], { fields });
    },
  });
}

function fieldsOf(errors: ValidationError[], prefix = ''): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const message = Object.values(error.constraints ?? {})[0];
    if (message) fields[path] = message;
    Object.assign(fields, fieldsOf(error.children ?? [], `${path}.`));
  }
  return fields;
}
