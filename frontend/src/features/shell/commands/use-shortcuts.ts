import { useEffect, useRef } from 'react';
import { isTyping, SEQUENCE_MS } from '../../../lib/shortcuts.ts';

const NEVER = Number.NEGATIVE_INFINITY;

/**
 * Calls `onKeys` with what was pressed: "Ctrl+K" (also for the command key of a Mac), "?", a letter, or "G" and a letter
 * after it. Single keys are left alone where somebody types or a dialog is open. */
export function useShortcuts(onKeys: (keys: string) => void): void {
  const latest = useRef(onKeys);
  useEffect(() => {
    latest.current = onKeys;
  });
  useEffect(() => {
    let goAt = NEVER;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.altKey) return;
      const isSequence = event.timeStamp - goAt < SEQUENCE_MS;
      const keys = keysOf(event, isSequence);
      goAt = keys === 'G' ? event.timeStamp : NEVER;
      // Firefox would go to its search field.
      if (keys === 'Ctrl+K') event.preventDefault();
      if (keys) latest.current(keys);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function keysOf({ key, ctrlKey, metaKey, shiftKey, target }: KeyboardEvent, isSequence: boolean): string | null {
  const name = key.toUpperCase();
  if (ctrlKey || metaKey) return name === 'K' && !shiftKey ? 'Ctrl+K' : null;
  if (key.length !== 1 || isTyping(target)) return null;
  return isSequence ? `G ${name}` : name;
}
