import { AppError } from '../../platform/errors/app-error.ts';
import { anyScope, type Program, requireScope, type Scope } from '../../platform/http/scopes.ts';

/** @throws AppError session_required, insufficient_scope */
export function requireOpenTo(program: Program, scope: Scope | typeof anyScope | undefined): void {
  if (!scope) throw new AppError('session_required');
  if (scope !== anyScope) requireScope({ program }, scope);
}
