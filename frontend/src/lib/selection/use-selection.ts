import { useCallback, useRef, useState } from 'react';
import { NOTHING_SELECTED, type Selection, toggle, toggleRange } from './selection.ts';

/**
 * @param order the ids of the designs on the screen, in their order
 * @param scope what is selected from: with another one the selection is empty
 */
export function useSelection(order: string[], scope: string) {
  const [state, setState] = useState<{ scope: string; selection: Selection }>({ scope, selection: NOTHING_SELECTED });
  const selection = state.scope === scope ? state.selection : NOTHING_SELECTED;
  const latest = useRef({ order, scope });
  latest.current = { order, scope };
  const change = useCallback((next: (before: Selection) => Selection) => {
    const { scope: now } = latest.current;
    setState((before) => ({
      scope: now,
      selection: next(before.scope === now ? before.selection : NOTHING_SELECTED),
    }));
  }, []);
  /** Stable, so that a card is not drawn again when another one is selected. */
  const select = useCallback(
    (id: string, range: boolean) =>
      change((before) => (range ? toggleRange(before, id, latest.current.order) : toggle(before, id))),
    [change],
  );
  const selectAll = useCallback((ids: string[]) => change(() => ({ ids: new Set(ids), anchor: null })), [change]);
  const clear = useCallback(() => change(() => NOTHING_SELECTED), [change]);
  return { ids: selection.ids, select, selectAll, clear };
}
