import { RowState } from '../../../api/model/rowState.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { wholeNumber } from '../../../lib/format.ts';
import { matchesFilter, REPEATED, type RowFilter, wordsOfRow } from '../model/states.ts';

interface RowFiltersProps {
  rows: readonly RowView[];
  filter: RowFilter;
  onFilter: (filter: RowFilter) => void;
}

/** All rows, those in one of the states that there are, or those whose idea is there twice. */
export function RowFilters({ rows, filter, onFilter }: RowFiltersProps) {
  const counts = new Map<RowState, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  const states = Object.values(RowState).filter((state) => counts.has(state) || state === filter);
  const repeated = rows.filter((row) => matchesFilter(row, REPEATED)).length;
  const options = [
    { value: 'all', name: <Named name="All" count={rows.length} /> },
    ...states.map((state) => ({
      value: state,
      name: <Named name={wordsOfRow(state).name} count={counts.get(state) ?? 0} />,
    })),
    ...(repeated > 0 || filter === REPEATED
      ? [{ value: REPEATED, name: <Named name="Repeated ideas" count={repeated} /> }]
      : []),
  ];
  return (
    <div className="-mx-4 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 max-sm:[&_fieldset]:flex-nowrap">
      <RadioGroup
        label="Show rows"
        options={options}
        value={filter ?? 'all'}
        onChange={(value) => onFilter(value === 'all' ? undefined : (value as RowFilter))}
      />
    </div>
  );
}

function Named({ name, count }: { name: string; count: number }) {
  return (
    <span className="figures whitespace-nowrap">
      {name} {wholeNumber(count)}
    </span>
  );
}
