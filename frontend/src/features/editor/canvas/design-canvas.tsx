import { type KeyboardEvent, useRef } from 'react';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { cn } from '../../../lib/cn.ts';
import { isDarkColor } from '../../../lib/shirt-colors.ts';
import type { SceneLayer } from '../engine/engine-tasks.ts';
import { type EditorDocument, type Placement, placementOf } from '../model/document.ts';
import { layerTitle, type Snapped } from '../model/placing.ts';
import type { Tone } from '../model/shirts.ts';
import type { SceneState } from '../state/use-scene.ts';
import { Bitmap } from './bitmap.tsx';
import { Frame } from './frame.tsx';
import { commandOf, type LayerCommand } from './layer-keys.ts';
import { frameStyle, movedStyle } from './styles.ts';
import { useGesture } from './use-gesture.ts';
import { type SplitState, useSplit } from './use-split.ts';

interface DesignCanvasProps {
  document: EditorDocument;
  scene: SceneState;
  tone: Tone;
  /** Of the shirt. */
  hex: string;
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
  onPlace: (name: string, placement: Partial<Placement>) => void;
  onCommand: (layer: SceneLayer, command: LayerCommand) => void;
}

const HELP =
  'Arrows move it, with Shift further. Plus and minus scale it, square brackets turn it, Page Up and Page Down change the order, Delete hides it.';

export function DesignCanvas(props: DesignCanvasProps) {
  const { document, scene, tone, hex, selected, onSelect, onPlace } = props;
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLCanvasElement>(null);
  const split = useSplit(scene, document, tone, selected);
  const layers = scene.drawn?.scene.layers ?? [];
  const chosen = layers.find(({ name, hidden }) => name === selected && !hidden);

  const gesture = useGesture({
    area,
    onMove: (layer, now) => show(layer, now),
    onDone: ({ name }, placement) => onPlace(name, placement),
  });
  function show(layer: SceneLayer, { placement, onX, onY }: Snapped) {
    if (frame.current) Object.assign(frame.current.style, frameStyle(layer, placement));
    if (picture.current && split)
      Object.assign(picture.current.style, movedStyle(layer, placementOf(split.document, layer.name), placement));
    area.current?.toggleAttribute('data-on-x', onX);
    area.current?.toggleAttribute('data-on-y', onY);
  }
  const isApart = split && chosen && (gesture.active || scene.drawn?.document !== document);

  return (
    <fieldset
      aria-label="Design"
      className="relative isolate min-w-0 overflow-hidden rounded-lg p-[7%] outline-1 outline-border transition-colors duration-150"
      style={{ backgroundColor: hex, color: isDarkColor(hex) ? '#fff' : '#000' }}
      onPointerDown={(event) => event.target === event.currentTarget && onSelect(undefined)}
    >
      <p id="layer-keys" className="sr-only">
        {HELP}
      </p>
      <div
        ref={area}
        className="group relative aspect-[5/6] outline-1 outline-current/25 outline-dashed"
        onPointerMove={gesture.move}
        onPointerUp={gesture.drop}
        onPointerCancel={gesture.cancel}
        onPointerDown={(event) => event.target === event.currentTarget && onSelect(undefined)}
      >
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          {!scene.drawn && !scene.error && (
            <Spinner label="Starting the design engine…" className="absolute inset-0 justify-center text-current" />
          )}
          {scene.drawn && (
            <Bitmap bitmap={scene.drawn.bitmap} className={cn('absolute inset-0 size-full', isApart && 'invisible')} />
          )}
          {split && chosen && (
            <Apart split={split} layer={chosen} document={document} isShown={Boolean(isApart)} picture={picture} />
          )}
        </div>
        <span className="pointer-events-none absolute inset-y-0 left-1/2 hidden w-px bg-current group-data-on-x:block" />
        <span className="pointer-events-none absolute inset-x-0 top-1/2 hidden h-px bg-current group-data-on-y:block" />
        <LayerButtons {...props} layers={layers} onGrab={gesture.start} />
        {chosen && (
          <Frame
            ref={frame}
            layer={chosen}
            placement={placementOf(document, chosen.name)}
            onGrab={(event, kind) => gesture.start(event, kind, chosen, placementOf(document, chosen.name))}
          />
        )}
      </div>
    </fieldset>
  );
}

interface ApartProps {
  split: SplitState;
  layer: SceneLayer;
  document: EditorDocument;
  isShown: boolean;
  picture: React.Ref<HTMLCanvasElement>;
}

function Apart({ split, layer, document, isShown, picture }: ApartProps) {
  const place = cn('absolute inset-0 size-full', !isShown && 'invisible');
  const moved = movedStyle(layer, placementOf(split.document, layer.name), placementOf(document, layer.name));
  return (
    <>
      <Bitmap bitmap={split.below} className={place} />
      <Bitmap ref={picture} bitmap={split.layer} className={cn(place, 'will-change-transform')} style={moved} />
      <Bitmap bitmap={split.above} className={place} />
    </>
  );
}

interface LayerButtonsProps extends DesignCanvasProps {
  layers: SceneLayer[];
  onGrab: ReturnType<typeof useGesture>['start'];
}

/** One button over each layer: a small one lies before a large one, so that every layer can be reached. */
function LayerButtons({ document, layers, selected, onSelect, onCommand, onGrab }: LayerButtonsProps) {
  const areas = layers.map(({ bounds }) => bounds.w * bounds.h).toSorted((one, other) => other - one);
  return layers.map((layer) => {
    if (layer.hidden) return null;
    const placement = placementOf(document, layer.name);
    const isSelected = layer.name === selected;
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event, placement);
      if (!command) return;
      event.preventDefault();
      onCommand(layer, command);
    };
    return (
      <button
        key={layer.name}
        type="button"
        data-layer={layer.name}
        aria-label={layerTitle(layer.name)}
        aria-describedby="layer-keys"
        aria-pressed={isSelected}
        className={cn(
          'absolute cursor-move outline-none hover:shadow-[0_0_0_1px_#000,0_0_0_2px_#fff]',
          isSelected ? 'touch-none' : 'touch-manipulation',
        )}
        style={{ ...frameStyle(layer, placement), zIndex: 1 + areas.indexOf(layer.bounds.w * layer.bounds.h) }}
        onFocus={() => onSelect(layer.name)}
        onClick={() => onSelect(layer.name)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse' || isSelected) onGrab(event, 'move', layer, placement);
        }}
      />
    );
  });
}
