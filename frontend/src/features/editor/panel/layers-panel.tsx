import { ChevronDown, ChevronUp, Eye, EyeOff, RotateCcw } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import { isArranged, placementOf, reordered, resetArrangement, withOrder, withPlacement } from '../model/document.ts';
import { layerTitle } from '../model/placing.ts';
import type { PanelProps } from './panel-props.ts';

const UNTOUCHED = { dx: 0, dy: 0, scale: 1, turn: 0, hidden: false };

/** The front layer first. */
export function LayersPanel(props: PanelProps) {
  const { document, scene, onChange } = props;
  return (
    <div className="grid gap-3">
      <ol aria-label="Layers, the front one first" className="grid gap-1">
        {scene.layers.toReversed().map((layer) => (
          <LayerRow key={layer.name} {...props} layer={layer} />
        ))}
      </ol>
      <Button
        size="sm"
        className="justify-self-start"
        disabled={!isArranged(document)}
        onClick={() => onChange(resetArrangement(document), 'reset')}
      >
        <RotateCcw aria-hidden="true" />
        Place all as the layout has it
      </Button>
    </div>
  );
}

function LayerRow({ layer, document, scene, selected, onSelect, onChange }: PanelProps & { layer: SceneLayer }) {
  const title = layerTitle(layer.name);
  const names = scene.layers.map(({ name }) => name);
  const move = (step: 1 | -1) => onChange(withOrder(document, reordered(names, layer.name, step)), 'order');
  const placement = placementOf(document, layer.name);
  const isPlaced = JSON.stringify({ ...placement, hidden: false }) !== JSON.stringify(UNTOUCHED);
  const tool = 'size-11 [&_svg]:size-5';
  return (
    <li className={cn('flex items-center rounded-md border', layer.name === selected && 'border-foreground bg-muted')}>
      <button
        type="button"
        aria-pressed={layer.name === selected}
        className={cn(
          'min-h-11 min-w-0 flex-1 truncate rounded-md px-3 text-left hover:bg-muted',
          layer.hidden && 'text-muted-foreground line-through',
        )}
        onClick={() => onSelect(layer.name)}
      >
        {title}
      </button>
      {isPlaced && (
        <Button
          variant="quiet"
          size="icon"
          className={tool}
          aria-label={`Place ${title} as the layout has it`}
          onClick={() =>
            onChange(withPlacement(document, layer.name, { ...UNTOUCHED, hidden: placement.hidden }), 'reset')
          }
        >
          <RotateCcw aria-hidden="true" />
        </Button>
      )}
      <Button
        variant="quiet"
        size="icon"
        className={tool}
        aria-label={`Bring ${title} forward`}
        disabled={names.at(-1) === layer.name}
        onClick={() => move(1)}
      >
        <ChevronUp aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className={tool}
        aria-label={`Send ${title} back`}
        disabled={names[0] === layer.name}
        onClick={() => move(-1)}
      >
        <ChevronDown aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        className={tool}
        aria-label={layer.hidden ? `Show ${title}` : `Hide ${title}`}
        onClick={() => onChange(withPlacement(document, layer.name, { hidden: !layer.hidden }), 'hide')}
      >
        {layer.hidden ? <EyeOff aria-hidden="true" /> : <Eye aria-hidden="true" />}
      </Button>
    </li>
  );
}
