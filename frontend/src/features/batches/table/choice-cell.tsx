import type { Option } from '../model/options.ts';
import { CELL_STYLES, Cell, type CellProps } from './cell.tsx';
import { useCells } from './cells-context.ts';

interface ChoiceCellProps extends Pick<CellProps, 'row' | 'label' | 'hint'> {
  field: 'engine' | 'style' | 'lineUp';
  options: readonly Option[];
  /** What an empty cell means. */
  usual: string;
  /** Before each name, where no header of the column says what it is. */
  prefix?: string;
}

/** One of a few. What was typed and is none of them stays to be seen until another is chosen. */
export function ChoiceCell({ row, label, hint, field, options, usual, prefix = '' }: ChoiceCellProps) {
  const { save } = useCells();
  const typed = row.input[field] ?? '';
  const value = options.find((option) => option.value.toLowerCase() === typed.trim().toLowerCase())?.value ?? typed;
  const isKnown = value === '' || options.some((option) => option.value === value);
  const choose = (next: string) => void save(row.id, { [field]: next || null }).catch(() => undefined);
  return (
    <Cell row={row} field={field} label={label} hint={hint}>
      {(control) => (
        <select
          {...control}
          value={value}
          className={`${CELL_STYLES} cursor-pointer ${value === '' ? 'text-muted-foreground' : ''}`}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{`${prefix}${usual}`}</option>
          {!isKnown && <option value={value}>{`${prefix}${value}`}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {`${prefix}${option.name}`}
            </option>
          ))}
        </select>
      )}
    </Cell>
  );
}
