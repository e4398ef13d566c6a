import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetAdminCharts } from '../../../api/generated/admin/admin.ts';
import type { AdminCharts } from '../../../api/model/adminCharts.ts';
import { Sheet, SheetHeading } from '../../../components/ui/card.tsx';
import { Fold } from '../../../components/ui/collapsible.tsx';
import { Choices } from '../../../components/ui/form/radio-group.tsx';
import { Loaded } from '../../../components/ui/state/query-state.tsx';
import { type Column, Table } from '../../../components/ui/table.tsx';
import { shortDay, whole } from '../../../lib/format.ts';
import { BarChart } from './bar-chart.tsx';
import { type DayBar, daysABar, noon, SERIES, toBars } from './day-bars.ts';
import { Failures } from './failures.tsx';

const SPANS = [7, 30, 90, 365] as const;

/** What happened on each day, and what went wrong. */
export function Charts() {
  const [days, setDays] = useState<(typeof SPANS)[number]>(30);
  const query = useGetAdminCharts({ days }, { query: { placeholderData: keepPreviousData, refetchOnMount: 'always' } });
  return (
    <>
      <Sheet aria-labelledby="charts" className="min-w-0 pb-0 sm:pb-0">
        <SheetHeading
          id="charts"
          title="Day by day"
          lead={`Days are those of UTC.${query.data && daysABar(query.data.days) > 1 ? ' Each bar is a week.' : ''}`}
          aside={
            <Choices
              label="Days"
              options={SPANS.map((value) => ({ value, name: <Span days={value} /> }))}
              value={days}
              onChange={setDays}
            />
          }
        />
        <Loaded query={query}>{(charts) => <Days charts={charts} />}</Loaded>
      </Sheet>
      <Sheet aria-labelledby="failures" className="min-w-0">
        <SheetHeading id="failures" title="Failures" lead={`By step and provider, in the last ${days} days.`} />
        <Loaded query={query}>{({ failures }) => <Failures failures={failures} />}</Loaded>
      </Sheet>
    </>
  );
}

/** On a phone the word is left to screen readers. */
function Span({ days }: { days: number }) {
  return (
    <span>
      {days}
      <span className="max-sm:sr-only"> days</span>
    </span>
  );
}

function Days({ charts }: { charts: AdminCharts }) {
  const bars = toBars(charts.days);
  const ends: [string, string] = [shortDay(noon(charts.from)), shortDay(noon(charts.to))];
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid min-w-0 gap-x-10 gap-y-8 md:grid-cols-2">
        {SERIES.map(({ name, title }) => (
          <BarChart
            key={name}
            title={title}
            bars={bars.map(({ key, label, [name]: value }) => ({ key, label, value }))}
            ends={ends}
          />
        ))}
      </div>
      <Fold title="The same as a table">
        <DayTable bars={bars} />
      </Fold>
    </div>
  );
}

const COLUMNS: Column<DayBar>[] = [
  { name: 'Date', heads: true, className: 'whitespace-nowrap', cell: ({ label }) => label },
  ...SERIES.map(({ name, title }) => ({ name: title, figures: true, cell: (bar: DayBar) => whole(bar[name]) })),
];

function DayTable({ bars }: { bars: DayBar[] }) {
  return <Table label="Figures" columns={COLUMNS} rows={bars.toReversed()} keyOf={({ key }) => key} />;
}
