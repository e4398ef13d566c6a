import type { CreateApiKey } from '../../api/model/createApiKey.ts';
import type { Scope } from '../../api/model/scope.ts';

export const NAME_MAX = 80;
export const CREDITS_MAX = 10_000;

/** Days until a key ends, as the form offers them; 0: not by itself. */
export const LIVES: readonly [days: number, words: string][] = [
  [30, 'In 30 days'],
  [90, 'In 90 days'],
  [365, 'In a year'],
  [0, 'When I remove it'],
];

export interface KeyDraft {
  name: string;
  scopes: Scope[];
  /** As it was typed. */
  creditsPerDay: string;
  days: number;
}

export const newDraft: KeyDraft = { name: '', scopes: ['read'], creditsPerDay: '', days: 90 };

const DAY_MS = 86_400_000;

export function toCreateApiKey({ name, scopes, creditsPerDay, days }: KeyDraft, now = Date.now()): CreateApiKey {
  return {
    name,
    scopes,
    ...(creditsPerDay.trim() && scopes.includes('design') ? { creditsPerDay: Number(creditsPerDay) } : {}),
    ...(days > 0 ? { expiresAt: new Date(now + days * DAY_MS).toISOString() } : {}),
  };
}

export function checkCredits(text: string): true | string {
  const isFine = text.trim() === '' || (/^\d{1,5}$/.test(text.trim()) && Number(text) <= CREDITS_MAX);
  return isFine || `A whole number from 0 to ${CREDITS_MAX.toLocaleString('en-US')}, or nothing.`;
}
