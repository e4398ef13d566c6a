import { useEffect, useRef } from 'react';
import { cn } from '../../../lib/cn.ts';
import { WEEKDAYS } from '../publishing/schedule.ts';
import { CalendarEntry, type EntryActions, type Lifted } from './calendar-entry.tsx';
import { type Day, dayName, shortDayName } from './days.ts';
import type { Entry } from './plan.ts';

/** A day of a month shows so many entries. */
const MOST_SHOWN = 3;

export interface DaysProps extends EntryActions {
  entries: ReadonlyMap<Day, Entry[]>;
  today: Day;
  /** Over which an entry is dragged. */
  over: Day | null;
  lifted: Lifted | null;
  lastLifted: string | undefined;
}

interface MonthViewProps extends DaysProps {
  weeks: Day[][];
  /** As 2026-12. */
  month: string;
  /** Comes into the window when the month is opened. */
  day: Day;
  onShowWeek: (day: Day) => void;
}

export function MonthView({ weeks, month, day: shownDay, onShowWeek, ...days }: MonthViewProps) {
  const shownWeek = useRef<HTMLUListElement>(null);
  useEffect(() => {
    shownWeek.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className="overflow-hidden rounded-lg border">
      <div aria-hidden="true" className="grid grid-cols-7 bg-muted font-semibold text-sm">
        {WEEKDAYS.map(({ short }) => (
          <span key={short} className="px-2 py-1.5">
            {short}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <ul
          key={week[0]}
          ref={week.includes(shownDay) ? shownWeek : undefined}
          className="grid scroll-my-4 grid-cols-7 border-t"
        >
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              most={MOST_SHOWN}
              isOutside={!day.startsWith(month)}
              onShowAll={() => onShowWeek(day)}
              {...days}
            />
          ))}
        </ul>
      ))}
    </div>
  );
}

interface DayCellProps extends DaysProps {
  day: Day;
  most: number;
  isOutside: boolean;
  onShowAll: () => void;
}

function DayCell({ day, most, isOutside, onShowAll, entries, today, over, lifted, ...actions }: DayCellProps) {
  const all = entries.get(day) ?? [];
  const shown = all.length > most ? all.slice(0, most - 1) : all;
  const raised = all.find(({ row }) => row.id === lifted?.rowId);
  if (raised && !shown.includes(raised)) shown.push(raised);
  const isTarget = over === day || raised !== undefined;
  return (
    <li
      data-day={day}
      aria-label={dayName(day)}
      className={cn(
        'grid min-h-28 min-w-0 content-start gap-1 border-l p-1 first:border-l-0',
        isOutside && 'bg-muted/50',
        day < today && 'text-muted-foreground',
        isTarget && 'bg-muted outline-2 outline-foreground -outline-offset-2',
      )}
    >
      <span
        className={cn(
          'figures justify-self-start px-1 text-sm',
          day === today && 'rounded-sm bg-foreground text-background',
        )}
      >
        {Number(day.slice(8))}
      </span>
      {shown.map((entry) => (
        <CalendarEntry key={entry.row.id} entry={entry} lifted={lifted} {...actions} />
      ))}
      {all.length > shown.length && (
        <button
          type="button"
          aria-label={`${all.length - shown.length} more on ${shortDayName(day)}`}
          className="min-h-6 rounded-sm px-1 text-left text-muted-foreground text-sm underline-offset-4 hover:underline"
          onClick={onShowAll}
        >
          {all.length - shown.length} more
        </button>
      )}
    </li>
  );
}

/** Seven columns, on a phone seven sections below each other. */
export function WeekView({ week, ...days }: DaysProps & { week: Day[] }) {
  const { entries, today, over, lifted, ...actions } = days;
  return (
    <ul className="grid overflow-hidden rounded-lg border lg:grid-cols-7">
      {week.map((day) => {
        const all = entries.get(day) ?? [];
        const isTarget = over === day || all.some(({ row }) => row.id === lifted?.rowId);
        return (
          <li
            key={day}
            data-day={day}
            aria-label={dayName(day)}
            className={cn(
              'grid min-h-20 min-w-0 content-start gap-1.5 border-t p-2 first:border-t-0 lg:min-h-96 lg:border-t-0 lg:border-l lg:first:border-l-0',
              day < today && 'bg-muted/50',
              isTarget && 'bg-muted outline-2 outline-foreground -outline-offset-2',
            )}
          >
            <span className={cn('px-1 font-semibold text-sm', day === today && 'underline underline-offset-4')}>
              {shortDayName(day)}
              {day === today && <span className="sr-only">, today</span>}
            </span>
            {all.map((entry) => (
              <CalendarEntry key={entry.row.id} entry={entry} lifted={lifted} {...actions} />
            ))}
          </li>
        );
      })}
    </ul>
  );
}
