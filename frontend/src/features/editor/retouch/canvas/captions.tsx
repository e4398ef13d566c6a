import type { KeyboardEvent } from 'react';
import { cn } from '../../../../lib/cn.ts';
import { commandOf } from '../../canvas/layer-keys.ts';
import { frameStyle } from '../../canvas/styles.ts';
import type { useGesture } from '../../canvas/use-gesture.ts';
import type { DrawnCaption, SceneLayer } from '../../engine/engine-tasks.ts';
import { type Caption, captionLayer, placementOf } from '../model/retouch.ts';

/** A caption with how it is drawn. */
export interface ShownCaption {
  caption: Caption;
  drawn: DrawnCaption;
  layer: SceneLayer;
}

export function shownCaptions(
  captions: readonly Caption[],
  drawn: readonly (DrawnCaption | undefined)[],
): ShownCaption[] {
  return captions.flatMap((caption, at) => {
    const one = drawn[at];
    return one && one.box.w > 0 ? [{ caption, drawn: one, layer: captionLayer(at, one.box) }] : [];
  });
}

/** The browser draws the same outlines that are printed. */
export function CaptionPictures({ captions }: { captions: readonly ShownCaption[] }) {
  return captions.map(({ caption, drawn, layer }) => (
    <img
      key={layer.name}
      data-caption={layer.name}
      src={`data:image/svg+xml,${encodeURIComponent(drawn.svg)}`}
      alt=""
      className="absolute max-w-none"
      style={frameStyle(layer, placementOf(caption))}
    />
  ));
}

interface CaptionButtonsProps {
  captions: readonly ShownCaption[];
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
  onChange: (layer: SceneLayer, change: Partial<Caption>) => void;
  onDelete: (layer: SceneLayer) => void;
  onGrab: ReturnType<typeof useGesture>['start'];
}

export function CaptionButtons({ captions, selected, onSelect, onChange, onDelete, onGrab }: CaptionButtonsProps) {
  return captions.map(({ caption, layer }) => {
    const placement = placementOf(caption);
    const onKeyDown = (event: KeyboardEvent) => {
      const command = commandOf(event, placement);
      if (!command) return;
      event.preventDefault();
      if (command === 'deselect') onSelect(undefined);
      else if (event.key === 'Delete' || event.key === 'Backspace') onDelete(layer);
      else if ('place' in command) onChange(layer, command.place);
    };
    return (
      <button
        key={layer.name}
        type="button"
        aria-label={`Words “${caption.text.replaceAll('\n', ' ')}”`}
        aria-describedby="caption-keys"
        aria-pressed={layer.name === selected}
        className={cn(
          'absolute cursor-move outline-none hover:shadow-[0_0_0_1px_#000,0_0_0_2px_#fff]',
          layer.name === selected ? 'touch-none' : 'touch-manipulation',
        )}
        style={frameStyle(layer, placement)}
        onFocus={() => onSelect(layer.name)}
        onClick={() => onSelect(layer.name)}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          if (event.pointerType === 'mouse' || layer.name === selected) onGrab(event, 'move', layer, placement);
        }}
      />
    );
  });
}
