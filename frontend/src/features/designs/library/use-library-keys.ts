import { type RefObject, useEffect } from 'react';

interface LibraryKeys {
  onSelectAll: () => void;
  /** Absent where nothing is selected. */
  onClear?: (() => void) | undefined;
  onDelete?: (() => void) | undefined;
}

/** While the focus is on a design: Ctrl or Command and A selects all, Escape nothing, Delete deletes what is selected. */
export function useLibraryKeys(area: RefObject<HTMLElement | null>, keys: LibraryKeys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !area.current?.contains(document.activeElement)) return;
      const action = actionOf(event, keys);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [area, keys]);
}

function actionOf({ key, ctrlKey, metaKey }: KeyboardEvent, keys: LibraryKeys): (() => void) | undefined {
  if (key === 'a' && (ctrlKey || metaKey)) return keys.onSelectAll;
  if (key === 'Escape') return keys.onClear;
  return key === 'Delete' ? keys.onDelete : undefined;
}
