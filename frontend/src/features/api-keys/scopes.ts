import type { Scope } from '../../api/model/scope.ts';

interface ScopeWords {
  name: string;
  /** What it allows, where there is more room. */
  title: string;
  /** For who decides about it. */
  detail: string;
}

/** In the order in which they are offered. */
export const SCOPES: Record<Scope, ScopeWords> = {
  read: {
    name: 'Read',
    title: 'See your designs and settings',
    detail: 'Designs, batches, line-ups, listings, prices and your Printify shop. Never your password or payments.',
  },
  design: {
    name: 'Design',
    title: 'Make and change designs',
    detail: 'It spends your credits. What it makes waits until you approve it, unless it may publish too.',
  },
  publish: {
    name: 'Publish',
    title: 'Publish to your shop',
    detail: 'It can put products on sale, change them and take them off, without asking you again.',
  },
  'billing:read': {
    name: 'See billing',
    title: 'See your plan and credits',
    detail: 'Your balance, what credits were spent on, and your plan. It can’t buy anything.',
  },
};

export const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

/** "Read, Design". */
export function listScopes(scopes: readonly Scope[]): string {
  return SCOPE_NAMES.filter((scope) => scopes.includes(scope))
    .map((scope) => SCOPES[scope].name)
    .join(', ');
}
