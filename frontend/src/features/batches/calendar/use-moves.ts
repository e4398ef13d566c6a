import { useMemo, useState } from 'react';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { toast } from '../../../lib/toast.ts';
import { clockTime, zoneOfDates } from '../publishing/schedule.ts';
import { useRowActions } from '../queries/use-row-actions.ts';
import { type Day, dayIn, dayName, timeIn } from './days.ts';
import { type Entry, findPlace, type Place, readEntries, toPublishAt } from './plan.ts';

const MINUTE_MS = 60_000;

/** The calendar's entries, and how they are moved: at once on the screen, and back where the server refuses it. */
export function useMoves(batch: BatchDetails, rows: readonly RowView[]) {
  const { id, publish } = batch;
  const { update } = useRowActions(id);
  const [moved, setMoved] = useState<ReadonlyMap<string, Place>>(new Map());
  const [news, setNews] = useState('');
  const zone = zoneOfDates(batch);
  const at = new Date(useNow(MINUTE_MS));
  const now = { day: dayIn(zone, at), time: timeIn(zone, at) };
  const entries = useMemo(() => readEntries(rows, zone, moved), [rows, zone, moved]);

  function refuse(problem: string) {
    setNews(problem);
    toast({ title: 'It stays where it is', description: problem, tone: 'destructive' });
  }
  async function moveTo({ row }: Entry, place: Place) {
    setMoved((before) => new Map(before).set(row.id, place));
    setNews(`Moved to ${dayName(place.day)}, ${clockTime(place.time)}.`);
    await update(row.id, { publishAt: toPublishAt(place) }).catch((error: Error) => setNews(error.message));
    setMoved((before) => new Map([...before].filter(([rowId, latest]) => rowId !== row.id || latest !== place)));
  }
  return {
    entries,
    today: now.day,
    zone,
    /** For screen readers. */
    news,
    say: setNews,
    moveTo,
    moveToDay(rowId: string, day: Day) {
      const entry = entries.find(({ row }) => row.id === rowId);
      if (!entry || day === entry.day) return;
      const place = findPlace(entry, day, { entries, publish, now });
      if ('problem' in place) refuse(place.problem);
      else void moveTo(entry, place);
    },
  };
}
