import { useEffect, useRef } from 'react';
import { isTyping, SEQUENCE_MS } from '../../../lib/shortcuts.ts';

export type ReviewKey =
  | 'next'
  | 'previous'
  | 'down'
  | 'up'
  | 'approve'
  | 'discard'
  | 'retry'
  | 'edit'
  | 'undo'
  | 'color'
  | 'help';

const KEYS: Record<string, ReviewKey> = {
  arrowright: 'next',
  j: 'next',
  arrowleft: 'previous',
  k: 'previous',
  arrowdown: 'down',
  arrowup: 'up',
  a: 'approve',
  d: 'discard',
  r: 'retry',
  e: 'edit',
  z: 'undo',
  c: 'color',
  '?': 'help',
};

/** As the dialog lists them. */
export const KEY_NAMES: readonly { name: string; keys: string }[] = [
  { name: 'Next design', keys: 'J →' },
  { name: 'Previous design', keys: 'K ←' },
  { name: 'A line down or up', keys: '↓ ↑' },
  { name: 'Approve', keys: 'A' },
  { name: 'Discard', keys: 'D' },
  { name: 'Draw again, for one credit', keys: 'R' },
  { name: 'Edit the words and draw again', keys: 'E' },
  { name: 'Show it on its next shirt color', keys: 'C' },
  { name: 'Undo', keys: 'Z' },
  { name: 'Show these keys', keys: '?' },
];

/** Single keys of the wall. They are left alone where somebody types. */
export function useReviewKeys(onKey: (key: ReviewKey) => void): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    let goAt = Number.NEGATIVE_INFINITY;
    const onKeyDown = (event: KeyboardEvent) => {
      const isSequence = event.timeStamp - goAt < SEQUENCE_MS;
      goAt = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      const key = isSequence ? undefined : keyOf(event);
      if (!key) return;
      event.preventDefault();
      if (!event.repeat || isMove(key)) latest.current(key);
    };
    // Before the shortcuts of the shell, which listen at the window.
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

function keyOf(event: KeyboardEvent): ReviewKey | undefined {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return undefined;
  return KEYS[key.toLowerCase()];
}

function isMove(key: ReviewKey): boolean {
  return key === 'next' || key === 'previous' || key === 'down' || key === 'up';
}
