export interface Selection {
  ids: ReadonlySet<string>;
  /** The design that was chosen last: a range begins there. */
  anchor: string | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggle({ ids }: Selection, id: string): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/** Gives all from the anchor to `id` the state that `id` gets by its own toggle. */
export function toggleRange(selection: Selection, id: string, order: string[]): Selection {
  const from = selection.anchor === null ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(id);
  if (from < 0 || to < 0) return toggle(selection, id);
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1);
  const ids = new Set(selection.ids);
  const selects = !ids.has(id);
  for (const one of range) {
    if (selects) ids.add(one);
    else ids.delete(one);
  }
  return { ids, anchor: id };
}
