import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Popover, PopoverClose } from '../../../components/ui/popover.tsx';
import { cn } from '../../../lib/cn.ts';
import { ColorGrid, useShirtColors } from '../../printify/index.ts';
import { CELL_STYLES, Cell } from './cell.tsx';
import { useCells } from './cells-context.ts';

export function ColorsCell({ row }: { row: RowView }) {
  const { defaults } = useCells();
  const own = row.input.colors ?? [];
  const shown = own.length > 0 ? own : defaults.colors;
  return (
    <Cell row={row} field="colors" label="Colors">
      {({ 'aria-invalid': isWrong, 'aria-label': label, ...control }) => (
        <Popover
          label={`Colors of row ${row.position}`}
          trigger={
            <button
              type="button"
              {...control}
              aria-label={`${label}: ${shown.join(', ') || 'none'}`}
              className={cn(CELL_STYLES, isWrong && 'border-destructive', own.length === 0 && 'text-muted-foreground')}
            >
              <ColorNames names={shown} />
            </button>
          }
        >
          <ColorsPicker row={row} />
        </Popover>
      )}
    </Cell>
  );
}

export function ColorNames({ names }: { names: readonly string[] }) {
  const hexes = new Map(useShirtColors().map(({ color, hex }) => [color.toLowerCase(), hex]));
  if (names.length === 0) return 'Choose';
  return (
    <span className="flex flex-wrap items-center gap-x-1.5">
      <span className="flex -space-x-1">
        {names.slice(0, 4).map((name) => (
          <span
            key={name}
            aria-hidden="true"
            className="block size-4 rounded-full ring-1 ring-foreground/40 ring-inset"
            style={{ backgroundColor: hexes.get(name.toLowerCase()) }}
          />
        ))}
      </span>
      <span className="min-w-0 text-sm">{names.length > 2 ? `${names.length} colors` : names.join(', ')}</span>
    </span>
  );
}

/** Colors that the shirt does not have are gone with the first change. */
function ColorsPicker({ row }: { row: RowView }) {
  const { save, defaults } = useCells();
  const colors = useShirtColors();
  const own = row.input.colors ?? [];
  const chosen = colors.map(({ color }) => color).filter((name) => own.some((one) => isSame(one, name)));
  const choose = (names: string[]) =>
    void save(row.id, { colors: names.length > 0 ? names : null }).catch(() => undefined);
  return (
    <div className="grid max-h-[60vh] gap-3 overflow-y-auto p-0.5">
      <ColorGrid colors={colors} selected={chosen} onChange={choose} />
      <p className="text-muted-foreground text-sm">
        {defaults.colors.length > 0
          ? `With none chosen: ${defaults.colors.join(', ')}, as the batch has them.`
          : 'The batch has no colors of its own.'}
      </p>
      <PopoverClose asChild>
        <Button size="sm">Done</Button>
      </PopoverClose>
    </div>
  );
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.toLowerCase();
}
