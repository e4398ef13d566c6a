import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetAdminCharts } from '../../../api/generated/admin/admin.ts';
import type { AdminCharts } from '../../../api/model/adminCharts.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton, Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { type Column, Table } from '../../../components/ui/table/table.tsx';
import { shortDay } from '../../../lib/format.ts';
import { BarChart } from './bar-chart.tsx';
import { type DayBar, daysPerBar, noonUtc, SERIES, toDayBars } from './day-bars.ts';
import { FailureTable } from './failure-table.tsx';

const SPANS = [7, 30, 90, 365] as const;

export function Charts() {
  const [days, setDays] = useState<(typeof SPANS)[number]>(30);
  const query = useGetAdminCharts({ days }, { query: { placeholderData: keepPreviousData, refetchOnMount: 'always' } });
  return (
    <>
      <Card aria-labelledby="charts" className="min-w-0 pb-0 sm:pb-0">
        <CardHeader
          id="charts"
          title="Day by day"
          lead={`Days in UTC.${query.data && daysPerBar(query.data.days) > 1 ? ' Each bar is a week.' : ''}`}
          aside={
            <RadioGroup
              label="Days"
              options={SPANS.map((value) => ({ value, name: <Span days={value} /> }))}
              value={days}
              onChange={setDays}
            />
          }
        />
        <QueryState query={query} skeleton={<ChartsSkeleton />}>
          {(charts) => <Days charts={charts} />}
        </QueryState>
      </Card>
      <Card aria-labelledby="failures" className="min-w-0">
        <CardHeader id="failures" title="Failures" lead={`By step and provider, in the last ${days} days.`} />
        <QueryState query={query} skeleton={<RowsSkeleton rows={2} />}>
          {({ failures }) => <FailureTable failures={failures} />}
        </QueryState>
      </Card>
    </>
  );
}

function ChartsSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-8 pb-6 md:grid-cols-2">
      {SERIES.map(({ name }) => (
        <Skeleton key={name} className="h-52" />
      ))}
    </div>
  );
}

/** On a phone the word is for screen readers alone. */
function Span({ days }: { days: number }) {
  return (
    <span>
      {days}
      <span className="max-sm:sr-only"> days</span>
    </span>
  );
}

function Days({ charts }: { charts: AdminCharts }) {
  const bars = toDayBars(charts.days);
  const ends: [string, string] = [shortDay(noonUtc(charts.from)), shortDay(noonUtc(charts.to))];
  return (
    <div className="grid min-w-0 gap-8">
      <div className="grid min-w-0 gap-x-10 gap-y-8 md:grid-cols-2">
        {SERIES.map(({ name, title, format, unit }) => (
          <BarChart
            key={name}
            title={title}
            format={format}
            unit={unit}
            before={{ total: charts.previous[name], days: charts.days.length }}
            bars={bars.map(({ key, label, [name]: value }) => ({ key, label, value }))}
            labels={ends}
          />
        ))}
      </div>
      <Collapsible title="View as table">
        <DayTable bars={bars} />
      </Collapsible>
    </div>
  );
}

const COLUMNS: Column<DayBar>[] = [
  {
    name: 'Date',
    isRowHeader: true,
    date: true,
    sortBy: ({ key }) => key,
    className: 'whitespace-nowrap',
    cell: ({ label }) => label,
  },
  ...SERIES.map(({ name, title, format }) => ({
    name: title,
    numeric: true,
    sortBy: (bar: DayBar) => bar[name],
    cell: (bar: DayBar) => format(bar[name]),
  })),
];

function DayTable({ bars }: { bars: DayBar[] }) {
  return <Table label="Figures" columns={COLUMNS} rows={bars.toReversed()} keyOf={({ key }) => key} />;
}
