import type { RetouchColorRemoval } from '../../../../api/model/retouchColorRemoval.ts';
import { Checkbox } from '../../../../components/ui/form/checkbox.tsx';
import type { Retouch } from '../model/retouch.ts';
import type { RetouchPanelProps } from './retouch-panel-props.ts';
import { Slider } from './slider.tsx';

export type Removal = Pick<RetouchColorRemoval, 'tolerance' | 'everywhere'>;

interface ColorsPanelProps extends RetouchPanelProps {
  removal: Removal;
  onRemoval: (removal: Removal) => void;
}

/** How far a click reaches; also the last one, while it is the last thing that was done. */
export function ColorsPanel({ retouch, removal, onRemoval, onChange }: ColorsPanelProps) {
  const last = retouch.edits.at(-1);
  const isLast = last?.kind === 'remove_color';
  const { tolerance, everywhere } = isLast ? last : removal;
  function set(change: Partial<Removal>) {
    onRemoval({ tolerance, everywhere, ...change });
    if (isLast) onChange(withLast(retouch, { ...last, ...change }), 'reach of a color');
  }
  return (
    <div className="grid gap-5">
      <p>Click a color in the picture to remove its area, soft edges included.</p>
      <Slider
        label="Tolerance"
        min={0}
        max={60}
        value={tolerance}
        shown={tolerance === 0 ? 'this color alone' : `${tolerance}`}
        onChange={(value) => set({ tolerance: value })}
      />
      <Checkbox checked={everywhere} onChange={({ target }) => set({ everywhere: target.checked })}>
        Everywhere in the picture, not only that area
      </Checkbox>
      {isLast && (
        <p role="status" className="text-muted-foreground text-sm">
          Both also change the color you removed last.
        </p>
      )}
    </div>
  );
}

function withLast(retouch: Retouch, edit: RetouchColorRemoval): Retouch {
  return { ...retouch, edits: [...retouch.edits.slice(0, -1), edit] };
}
