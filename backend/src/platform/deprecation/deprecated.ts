import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import { DAY_MS } from '../time.ts';
import type { Deprecation } from './announce-deprecations.ts';

/** Of an operation in the contract. */
export const deprecationExtension = 'x-deprecation';

/** docs/deprecation.md promises it. */
const noticeDays = 180;

/** Marks a handler in the contract and in the headers of each answer. */
export function Deprecated(deprecation: Deprecation) {
  requireNotice(deprecation);
  return applyDecorators(RouteConfig({ deprecation }), ApiExtension(deprecationExtension, deprecation));
}

function requireNotice({ since, sunset }: Deprecation): void {
  const days = (Date.parse(sunset) - Date.parse(since)) / DAY_MS;
  // Of something that is no day, this is no number.
  if (!(days >= noticeDays)) throw new Error(`${sunset} is not ${noticeDays} days after ${since}.`);
}
