import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { EmptyState } from '../../../components/ui/state/empty-state.tsx';
import { LoadError } from '../../../components/ui/state/query-state.tsx';
import { Loading, Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useMediaQuery, WIDE_SCREEN } from '../../../lib/hooks/use-media-query.ts';
import { isNotAllPublished } from '../model/row-products.ts';
import { type BatchPublish, zoneName } from '../publishing/schedule.ts';
import { useBatchRows } from '../queries/use-batch-rows.ts';
import { useBatch } from '../queries/use-batches.ts';
import type { EntryActions, Lifted } from './calendar-entry.tsx';
import { CalendarHead } from './calendar-head.tsx';
import { addDays, addMonths, type Day, dayName, monthName, shortDayName, weekOf, weeksOfMonth } from './days.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { FailedRows } from './failed-rows.tsx';
import { MonthView, WeekView } from './month-view.tsx';
import { byDay, type Entry } from './plan.ts';
import { useMoves } from './use-moves.ts';

/** When the designs of a batch go out, and what went out. */
export function BatchCalendar({ id }: { id: string }) {
  const { data: batch } = useBatch(id);
  const { query, rows, isComplete } = useBatchRows(id);
  if (query.isError && !isComplete) return <LoadError error={query.error} onRetry={query.refetch} />;
  if (!batch || !isComplete)
    return (
      <Loading label="Loading…">
        <Skeleton className="h-96" />
      </Loading>
    );
  return (
    <div className="grid gap-6 *:min-w-0">
      <CalendarHead batch={batch} rows={rows} />
      <FailedRows batchId={id} rows={rows.filter(isNotAllPublished)} />
      <Calendar batch={batch} rows={rows} />
    </div>
  );
}

type Span = 'month' | 'week';

const SPANS = [
  { value: 'month', name: 'Month' },
  { value: 'week', name: 'Week' },
] as const;

function Calendar({ batch, rows }: { batch: BatchDetails; rows: RowView[] }) {
  const moves = useMoves(batch, rows);
  const { entries, today, zone } = moves;
  const isWide = useMediaQuery(WIDE_SCREEN);
  const [chosenSpan, setSpan] = useState<Span>('month');
  const [chosenDay, setDay] = useState<Day>();
  const [over, setOver] = useState<Day | null>(null);
  const [lifted, setLifted] = useState<Lifted | null>(null);
  const [lastLifted, setLastLifted] = useState<string>();
  const [openedId, setOpenedId] = useState<string>();
  const entriesByDay = useMemo(() => byDay(withLifted(entries, lifted)), [entries, lifted]);
  const opened = entries.find(({ row }) => row.id === openedId);
  const span = isWide ? chosenSpan : 'week';
  const day = chosenDay ?? entries.find((entry) => entry.day >= today)?.day ?? today;
  if (entries.length === 0)
    return (
      <EmptyState level="h2" title="Nothing is planned yet">
        {nothingPlanned(batch.publish)}
      </EmptyState>
    );
  const step = (count: number) => setDay(span === 'month' ? addMonths(day, count) : addDays(day, 7 * count));
  const actions: EntryActions = {
    onOpen: (entry) => setOpenedId(entry.row.id),
    onOver: setOver,
    onDrop: moves.moveToDay,
    onLift: (next) => {
      setLifted(next);
      if (!next) return;
      setLastLifted(next.rowId);
      setDay(next.day);
      moves.say(`${dayName(next.day)}. Press the space bar to put it down, Escape to leave it.`);
    },
  };
  const days = { entries: entriesByDay, today, over, lifted, lastLifted, ...actions };
  return (
    <section aria-label="Calendar" className="grid gap-3 *:min-w-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="mr-auto text-2xl">{span === 'month' ? monthName(day) : weekTitle(day)}</h2>
        {isWide && <RadioGroup label="Show" options={SPANS} value={span} onChange={setSpan} />}
        <div className="flex gap-1">
          <Button variant="quiet" size="icon" aria-label={`Previous ${span}`} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden="true" />
          </Button>
          <Button variant="quiet" onClick={() => setDay(today)}>
            Today
          </Button>
          <Button variant="quiet" size="icon" aria-label={`Next ${span}`} onClick={() => step(1)}>
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      </div>
      {span === 'month' ? (
        <MonthView
          weeks={weeksOfMonth(day)}
          month={day.slice(0, 7)}
          day={day}
          onShowWeek={(one) => {
            setDay(one);
            setSpan('week');
          }}
          {...days}
        />
      ) : (
        <WeekView week={weekOf(day)} {...days} />
      )}
      <p className="text-muted-foreground text-sm">
        Times are in {zoneName(zone)} time.{' '}
        <span id="how-to-move">Drag a design to another day, or press the space bar and the arrow keys.</span>
      </p>
      <p role="status" className="sr-only">
        {moves.news}
      </p>
      {opened && (
        <EntryDialog
          entry={opened}
          zone={zone}
          onMove={(place) => {
            setOpenedId(undefined);
            void moves.moveTo(opened, place);
          }}
          onClose={() => setOpenedId(undefined)}
        />
      )}
    </section>
  );
}

function nothingPlanned(publish: BatchPublish): string {
  if (publish === 'now') return 'This batch has no schedule. Its designs go out at once.';
  if (publish === 'approved') return 'This batch has no schedule. Its designs go out when you approve them.';
  return 'Designs that you approve appear here on the day they go out.';
}

/** The entry that the keyboard has picked up is shown on the day it would go to. */
function withLifted(entries: readonly Entry[], lifted: Lifted | null): Entry[] {
  return entries.map((entry) => (entry.row.id === lifted?.rowId ? { ...entry, day: lifted.day } : entry));
}

function weekTitle(day: Day): string {
  const week = weekOf(day);
  return `${shortDayName(week[0] ?? day)} – ${shortDayName(week.at(-1) ?? day)}`;
}
