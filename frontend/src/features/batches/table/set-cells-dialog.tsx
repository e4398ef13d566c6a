import { type FormEvent, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { pluralize, wholeNumber } from '../../../lib/format.ts';
import { ColorGrid, useShirtColors } from '../../printify/index.ts';
import { isChangedBy } from '../model/cell-change.ts';
import { ENGINE_OPTIONS, type Option, STYLE_OPTIONS } from '../model/options.ts';
import { isDrawn } from '../model/row-changes.ts';
import { LeftOut, type LeftOutRow, NAMED_IN_TOAST } from '../parts/left-out.tsx';
import { useLineUpOptions } from './use-line-up-options.ts';
import { type CellChange, useSetCells } from './use-set-cells.ts';

const CELLS = [
  { value: 'colors', name: 'Set colors' },
  { value: 'style', name: 'Set style' },
  { value: 'engine', name: 'Set engine' },
  { value: 'lineUp', name: 'Set line-up' },
  { value: 'publishAt', name: 'Clear publish date' },
] as const;

type CellName = (typeof CELLS)[number]['value'];

interface SetCellsDialogProps {
  batchId: string;
  /** That can be changed. */
  rows: readonly RowView[];
  /** Is called with each row that is going to be changed. */
  onChanging: (rowId: string) => void;
  onClose: () => void;
}

/** Sets one cell of many rows to the same. */
export function SetCellsDialog({ batchId, rows, onChanging, onClose }: SetCellsDialogProps) {
  const [cell, setCell] = useState<CellName>('colors');
  const [colors, setColors] = useState<string[]>([]);
  const [style, setStyle] = useState('');
  const [engine, setEngine] = useState('');
  const [lineUp, setLineUp] = useState('');
  const [leftOut, setLeftOut] = useState<readonly LeftOutRow[]>([]);
  const { lineUps } = useLineUpOptions();
  const shirtColors = useShirtColors();
  const { setCells, isPending } = useSetCells(batchId);
  const change = toChange(cell, { colors, style, engine, lineUp });
  const drawn = rows.filter(isDrawn);
  const changeable = cell === 'colors' ? rows.filter((row) => !isDrawn(row)) : rows;
  const changed = changeable.filter(isChangedBy(change));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    for (const { id } of changed) onChanging(id);
    void setCells(changed, change).then((done) => {
      setLeftOut(done ?? []);
      if (done && done.length <= NAMED_IN_TOAST) onClose();
    });
  };
  return (
    <Dialog narrow title="Change cells" description={`Of ${pluralize(rows.length, 'row')}`} onClose={onClose}>
      <form className="grid gap-5 p-5 *:min-w-0 sm:p-7" onSubmit={submit}>
        <RadioGroup label="What to change" options={CELLS} value={cell} onChange={setCell} />
        {cell === 'colors' && <ColorGrid colors={shirtColors} selected={colors} onChange={setColors} />}
        {cell === 'style' && <Choice label="Style" options={STYLE_OPTIONS} value={style} onChange={setStyle} />}
        {cell === 'engine' && <Choice label="Engine" options={ENGINE_OPTIONS} value={engine} onChange={setEngine} />}
        {cell === 'lineUp' && (
          <Choice label="Line-up" usual="Your default line-up" options={lineUps} value={lineUp} onChange={setLineUp} />
        )}
        <p role="status">
          {`Changes ${wholeNumber(changed.length)} of ${pluralize(rows.length, 'row')}.`}
          {cell === 'colors' && colors.length === 0 && ' With none chosen they have the colors of the batch.'}
        </p>
        {drawn.length > 0 && cell !== 'publishAt' && (
          <p className="text-muted-foreground text-sm">
            {cell === 'colors'
              ? `${pluralize(drawn.length, 'row')} with a design left out: change its colors in Listings.`
              : 'A row that has its design uses it when you draw it again.'}
          </p>
        )}
        <LeftOut rows={leftOut} />
        <Button type="submit" variant="ink" className="justify-self-start" disabled={changed.length === 0 || isPending}>
          {isPending ? 'Changing…' : `Change ${pluralize(changed.length, 'row')}`}
        </Button>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  /** What counts where nothing is chosen. */
  usual?: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, usual = 'As the batch has it', options, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{usual}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

interface Chosen {
  colors: string[];
  style: string;
  engine: string;
  lineUp: string;
}

/** What is empty is as the batch has it. */
function toChange(cell: CellName, { colors, style, engine, lineUp }: Chosen): CellChange {
  if (cell === 'colors') return { colors: colors.length > 0 ? colors : null };
  if (cell === 'style') return { style: style || null };
  if (cell === 'lineUp') return { lineUp: lineUp || null };
  return cell === 'engine' ? { engine: engine || null } : { publishAt: null };
}
