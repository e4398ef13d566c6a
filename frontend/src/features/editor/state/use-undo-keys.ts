import { useEffect } from 'react';
import { isTyping } from '../../../lib/shortcuts.ts';
import type { Editor } from './use-steps.ts';

/** Text fields have an undo of their own. */
export function useUndoKeys({ undo, redo }: Pick<Editor, 'undo' | 'redo'>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !isTyping(event.target);
      if (!isCommand || event.key.toLowerCase() !== 'z') return;
      event.preventDefault();
      if (event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [undo, redo]);
}
