import { useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { isOpen, nextOpen } from './decisions.ts';

/**
 * What stands on the wall: every row that waited for a decision since it was opened. None of them changes its place.
 *
 * @param saved the rows without the decisions that are not sent
 */
export function useWall(rows: readonly RowView[], saved: readonly RowView[]) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const added = saved.filter((row) => isOpen(row) && !seen.has(row.id));
  if (added.length > 0) setSeen(new Set([...seen, ...added.map(({ id }) => id)]));
  const wall = rows.filter(({ id }) => seen.has(id));

  const [chosen, setChosen] = useState<string>();
  const current = wall.find(({ id }) => id === chosen) ?? wall.find(isOpen) ?? wall[0];
  return {
    wall,
    current,
    /** Whether somebody has chosen the current one: only then it comes into the window and gets the focus. */
    isChosen: chosen !== undefined,
    choose: setChosen,
    /** By so many places, forward or back. */
    move(step: number) {
      const at = wall.findIndex(({ id }) => id === current?.id);
      const next = wall[Math.min(wall.length - 1, Math.max(0, at + step))];
      if (next) setChosen(next.id);
    },
    /** To the next one that waits for a decision. */
    goOn: (after: string) => setChosen(nextOpen(wall, after) ?? after),
  };
}
