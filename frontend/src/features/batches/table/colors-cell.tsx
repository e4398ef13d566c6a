import { useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Popover, PopoverClose } from '../../../components/ui/popover.tsx';
import { cn } from '../../../lib/cn.ts';
import { ColorGrid, useShirtColors } from '../../printify/index.ts';
import { CELL_STYLES, Cell } from './cell.tsx';
import { useCells } from './cells-context.ts';

/** The popover comes with the first press: a table of them would be slow to scroll. */
export function ColorsCell({ row }: { row: RowView }) {
  const { defaults } = useCells();
  const [isOpened, setOpened] = useState(false);
  const own = row.input.colors ?? [];
  const shown = own.length > 0 ? own : defaults.colors;
  return (
    <Cell row={row} field="colors" label="Colors">
      {({ 'aria-invalid': isWrong, 'aria-label': label, ...control }) => {
        const trigger = (
          <button
            type="button"
            {...control}
            aria-haspopup="dialog"
            aria-label={`${label}: ${shown.join(', ') || 'none'}`}
            className={cn(CELL_STYLES, isWrong && 'border-destructive', own.length === 0 && 'text-muted-foreground')}
            onClick={isOpened ? undefined : () => setOpened(true)}
          >
            <ColorNames names={shown} />
          </button>
        );
        if (!isOpened) return trigger;
        return (
          <Popover defaultOpen label={`Colors of row ${row.position}`} trigger={trigger}>
            <ColorsPicker row={row} />
          </Popover>
        );
      }}
    </Cell>
  );
}

export function ColorNames({ names }: { names: readonly string[] }) {
  const { hexes } = useCells();
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
  const saved = colors.map(({ color }) => color).filter((name) => own.some((one) => isSame(one, name)));
  // Shown at once: the row itself changes a moment later.
  const [picked, setPicked] = useState<string[]>();
  const choose = (names: string[]) => {
    setPicked(names);
    save(row.id, { colors: names.length > 0 ? names : null })
      .catch(() => undefined)
      .finally(() => setPicked((last) => (last === names ? undefined : last)));
  };
  return (
    <div className="grid gap-3">
      <div className="max-h-[calc(var(--radix-popover-content-available-height)-9rem)] min-h-24 overflow-y-auto p-0.5">
        <ColorGrid colors={colors} selected={picked ?? saved} onChange={choose} />
      </div>
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
