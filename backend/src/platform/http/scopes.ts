import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { AppError } from '../errors/app-error.ts';

/** What a program may be allowed. Each stands alone: `design` does not include `read`. */
export const scopes = ['read', 'design', 'publish', 'billing:read'] as const;
export type Scope = (typeof scopes)[number];

/** What calls in place of a person: an API key, or an app that a person has connected. */
export interface Program {
  id: string;
  kind: 'key' | 'grant';
  /** As its owner named it. */
  name: string;
  scopes: Scope[];
  creditsPerDay: number | null;
}

export const SCOPE = 'inkloom:scope';
/** Of an operation in the contract. */
export const scopeExtension = 'x-scope';

/** Opens a handler, or all of a controller, to programs with this scope. Without it only people come in. */
export const Scope = (scope: Scope) => applyDecorators(SetMetadata(SCOPE, scope), ApiExtension(scopeExtension, scope));

/** What asks the API in its caller's name needs none of its own. */
export const anyScope = 'any';
export const OpenToPrograms = () => SetMetadata(SCOPE, anyScope);

interface Caller {
  program: Program | null;
}

/** People may do all that is theirs. */
export function hasScope({ program }: Caller, scope: Scope): boolean {
  return program === null || program.scopes.includes(scope);
}

/** @throws AppError insufficient_scope */
export function requireScope(caller: Caller, scope: Scope): void {
  if (hasScope(caller, scope)) return;
  throw new AppError('insufficient_scope', `This program lacks the scope "${scope}".`, { scope });
}
