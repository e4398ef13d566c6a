import { RadioGroup } from '../../../../components/ui/form/radio-group.tsx';
import type { Brush } from '../canvas/use-paint.ts';
import { hasRoom } from '../model/retouch.ts';
import type { RetouchPanelProps } from './retouch-panel-props.ts';
import { Slider } from './slider.tsx';

interface BrushPanelProps extends RetouchPanelProps {
  brush: Brush;
  onBrush: (brush: Brush) => void;
  /** Whether nobody can tell for sure what is background. */
  isUncertain: boolean;
}

const MODES = [
  { value: 'erase', name: 'Erase' },
  { value: 'restore', name: 'Restore' },
] as const;

export function BrushPanel({ retouch, picture, brush, onBrush, isUncertain }: BrushPanelProps) {
  return (
    <div className="grid gap-5">
      {isUncertain && (
        <p className="rounded-md border border-warning p-3">
          We couldn’t tell for sure what’s background here. Check the edges on your shirt, and correct them with the
          brush.
        </p>
      )}
      <RadioGroup
        label="What the brush does"
        options={MODES}
        value={brush.mode}
        onChange={(mode) => onBrush({ ...brush, mode })}
      />
      <p className="text-muted-foreground text-sm">{hintOf(brush.mode, picture.hasBackground)}</p>
      <BrushSize brush={brush} onBrush={onBrush} width={picture.width} />
      {!hasRoom(retouch) && (
        <p role="status" className="font-medium text-warning">
          This version has as many strokes as we can store. Save it, or undo some.
        </p>
      )}
    </div>
  );
}

function hintOf(mode: Brush['mode'], hasBackground: boolean): string {
  if (mode === 'erase') return 'What you paint over isn’t printed.';
  return hasBackground
    ? 'What you paint over comes back as the model drew it. The faint picture is what was cut away.'
    : 'What you paint over comes back. The model drew no background, so there is nothing else to bring back.';
}

/** Steps that are finer for small brushes. */
export function BrushSize({ brush, onBrush, width }: { brush: Brush; onBrush: (brush: Brush) => void; width: number }) {
  const most = Math.min(2000, Math.round(width / 3));
  const toSize = (share: number) => Math.max(1, Math.round(most * share ** 2));
  return (
    <Slider
      label="Brush size"
      min={5}
      max={100}
      value={Math.round(Math.sqrt(brush.size / most) * 100)}
      shown={`${brush.size} px`}
      onChange={(share) => onBrush({ ...brush, size: toSize(share / 100) })}
    />
  );
}
