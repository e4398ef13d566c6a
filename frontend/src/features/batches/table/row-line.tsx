import { memo, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { SelectBox } from '../../../components/ui/form/select-box.tsx';
import { cn } from '../../../lib/cn.ts';
import { ENGINE_OPTIONS, STYLE_OPTIONS } from '../model/options.ts';
import { isChangeable, isDrawn } from '../model/row-changes.ts';
import { zoneName } from '../publishing/schedule.ts';
import type { CellProps } from './cell.tsx';
import { useCells } from './cells-context.ts';
import { ChoiceCell } from './choice-cell.tsx';
import { ColorNames, ColorsCell } from './colors-cell.tsx';
import { PlannedTime } from './planned-time.tsx';
import { StateCell } from './state-cell.tsx';
import { TextCell } from './text-cell.tsx';
import { Thumbnail } from './thumbnail.tsx';

export const TABLE_COLUMNS =
  'grid grid-cols-[2.75rem_3.5rem_minmax(13rem,2fr)_minmax(7.5rem,10rem)_7rem_7rem_minmax(8rem,1.2fr)_9rem_minmax(8rem,11rem)] gap-x-1';
export const COLUMN_HEADERS = [
  { name: 'Selected', isHidden: true },
  { name: 'Design', isHidden: true },
  ...['Idea', 'Colors', 'Engine', 'Style', 'Title', 'Publish date', 'State'].map((name) => ({ name, isHidden: false })),
];

interface RowProps {
  row: RowView;
  index: number;
  /** Pixels below the top of the list. */
  offset: number;
  measure: (element: Element | null) => void;
  isSelected: boolean;
  onSelect: (id: string, range: boolean) => void;
}

/** A row of the table, on a screen that is wide enough. */
export const RowLine = memo(function RowLine({ row, index, offset, measure, isSelected, onSelect }: RowProps) {
  const cells = useRowCells(row, index);
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={cn(TABLE_COLUMNS, 'absolute inset-x-0 top-0 border-b px-1 py-1', isSelected && 'bg-muted')}
      style={{ transform: `translateY(${offset}px)` }}
    >
      <td>
        <SelectBox
          label={`Select row ${row.position}`}
          checked={isSelected}
          onSelect={(range) => onSelect(row.id, range)}
        />
      </td>
      <td>
        <Thumbnail row={row} />
      </td>
      {cells.map(({ name, cell }) => (
        <td key={name} className="min-w-0">
          {cell}
        </td>
      ))}
      <td className="min-w-0 pl-1">
        <StateCell row={row} />
      </td>
    </tr>
  );
});

/** The same as a card, on a phone. */
export const RowCard = memo(function RowCard({ row, index, offset, measure, isSelected, onSelect }: RowProps) {
  const [idea, ...others] = useRowCells(row, index);
  const hasFaults = row.faults.some(({ field }) => field !== 'idea');
  const [isOpen, setOpen] = useState(hasFaults);
  return (
    <li
      ref={measure}
      data-index={index}
      className="absolute inset-x-0 top-0 pb-3"
      style={{ transform: `translateY(${offset}px)` }}
    >
      <div className={cn('grid gap-1 rounded-lg border bg-card p-2', isSelected && 'border-foreground bg-muted')}>
        <div className="flex items-start gap-1">
          <SelectBox
            label={`Select row ${row.position}`}
            checked={isSelected}
            onSelect={(range) => onSelect(row.id, range)}
          />
          <div className="min-w-0 flex-1 pr-2">
            <StateCell row={row} />
          </div>
          <Thumbnail row={row} />
        </div>
        {idea?.cell}
        <Button
          variant="link"
          size="bare"
          aria-expanded={isOpen}
          className="min-h-11 justify-self-start px-2 text-muted-foreground text-sm"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Colors, engine, title, date'}
          <span className="sr-only"> of row {row.position}</span>
        </Button>
        {isOpen && (
          <div className="grid grid-cols-2 gap-x-2 gap-y-3 pt-1">
            {others.map(({ name, cell }) => (
              <div key={name} className={cn('min-w-0', name === 'Title' && 'col-span-2')}>
                <p aria-hidden="true" className="px-2 text-muted-foreground text-xs">
                  {name}
                </p>
                {cell}
              </div>
            ))}
          </div>
        )}
      </div>
    </li>
  );
});

interface NamedCell {
  name: string;
  cell: ReactNode;
}

const USED_LATER = 'Used when you draw it again.';

/** The cells that are edited in place; of a row that is being made or published, what is in them. */
function useRowCells(row: RowView, index: number): NamedCell[] {
  const { defaults, isCanceled } = useCells();
  const engine = nameIn(ENGINE_OPTIONS, row.input.engine ?? defaults.engine);
  const style = defaults.style ? nameIn(STYLE_OPTIONS, defaults.style) : 'Auto';
  if (!isChangeable(row) || isCanceled) return fixedCells(row, index, engine);
  const drawn = isDrawn(row);
  const hint = row.design ? USED_LATER : undefined;
  const shared = { row, hint };
  return [
    {
      name: 'Idea',
      cell: <TextCell {...shared} field="idea" label="Idea" index={index} placeholder="What to draw" />,
    },
    { name: 'Colors', cell: drawn ? <DrawnColors row={row} /> : <ColorsCell row={row} /> },
    {
      name: 'Engine',
      cell: (
        <ChoiceCell
          {...shared}
          field="engine"
          label="Engine"
          options={ENGINE_OPTIONS}
          usual={nameIn(ENGINE_OPTIONS, defaults.engine)}
        />
      ),
    },
    {
      name: 'Style',
      cell: <ChoiceCell {...shared} field="style" label="Style" options={STYLE_OPTIONS} usual={style} />,
    },
    {
      name: 'Title',
      cell: (
        <>
          {drawn ? (
            <DrawnTitle row={row} />
          ) : (
            <TextCell row={row} field="title" label="Title" index={index} placeholder="We’ll write it" />
          )}
          <LineUpCell {...shared} />
          {row.input.product && <TextCell {...shared} field="product" label="Product" index={index} />}
        </>
      ),
    },
    {
      name: 'Publish date',
      cell: <DateCell row={row} index={index} placeholder="No date" />,
    },
  ];
}

/** Of what is drawn the listing is published, not what is in the cells of the row. */
function DrawnTitle({ row: { position, state, design } }: { row: RowView }) {
  const { batchId } = useCells();
  return (
    <Fixed>
      {design?.title ?? 'No title yet'}
      {state === 'made' && (
        <Link
          to={`/batches/${batchId}/listings`}
          aria-label={`Change the listing of row ${position}`}
          className="block min-h-6 text-muted-foreground underline underline-offset-4"
        >
          Change the listing
        </Link>
      )}
    </Fixed>
  );
}

function DrawnColors({ row: { design } }: { row: RowView }) {
  return (
    <Fixed>
      <ColorNames names={design?.colorsOn ?? []} />
    </Fixed>
  );
}

/** Where there is something to choose, or something was typed. */
function LineUpCell({ row, hint }: Pick<CellProps, 'row' | 'hint'>) {
  const { lineUps, usualLineUp } = useCells();
  if (lineUps.length === 0 && !row.input.lineUp) return null;
  return (
    <ChoiceCell
      row={row}
      hint={hint}
      field="lineUp"
      label="Line-up"
      options={lineUps}
      usual={usualLineUp}
      prefix="Line-up: "
    />
  );
}

function fixedCells(row: RowView, index: number, engine: string): NamedCell[] {
  const { input, design, plannedAt, state } = row;
  return [
    { name: 'Idea', cell: <Fixed>{input.idea}</Fixed> },
    {
      name: 'Colors',
      cell: design ? (
        <DrawnColors row={row} />
      ) : (
        <Fixed>
          <ColorNames names={input.colors ?? []} />
        </Fixed>
      ),
    },
    { name: 'Engine', cell: <Fixed>{engine}</Fixed> },
    { name: 'Style', cell: <Fixed>{input.style}</Fixed> },
    { name: 'Title', cell: isDrawn(row) ? <DrawnTitle row={row} /> : <Fixed>{design?.title ?? input.title}</Fixed> },
    {
      name: 'Publish date',
      cell:
        state === 'approved' || isDrawn(row) ? (
          <DateCell row={row} index={index} placeholder={state === 'approved' ? 'Date and time' : 'No date'} />
        ) : (
          <Fixed>{plannedAt && <PlannedTime at={plannedAt} />}</Fixed>
        ),
    },
  ];
}

function DateCell(cell: { row: RowView; index: number; placeholder: string }) {
  const { zone } = useCells();
  const hint = `Like 2030-12-01 09:00. In ${zoneName(zone)} time.`;
  return <TextCell {...cell} field="publishAt" label="Publish date" hint={hint} />;
}

function Fixed({ children }: { children: ReactNode }) {
  return <div className="min-w-0 whitespace-normal break-words px-2 py-2">{children}</div>;
}

function nameIn(options: readonly { value: string; name: string }[], value: string): string {
  return options.find((option) => option.value === value)?.name ?? value;
}
