import { useId } from 'react';
import type { PanelProps } from './panel-props.ts';

export function WearSlider({ document, scene, onChange }: PanelProps) {
  const id = useId();
  const wear = document.wear ?? scene.wear;
  return (
    <div className="grid gap-1">
      <div className="flex justify-between">
        <label htmlFor={id} className="font-semibold">
          Worn ink
        </label>
        <output htmlFor={id} className="figures text-muted-foreground">
          {Math.round(wear * 100)} %
        </output>
      </div>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        step={1}
        value={Math.round(wear * 100)}
        className="h-11 w-full cursor-pointer accent-foreground"
        onChange={({ target }) => onChange({ ...document, wear: Number(target.value) / 100 }, 'wear')}
      />
    </div>
  );
}
