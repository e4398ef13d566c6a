import { useRef } from 'react';
import { isDarkColor } from '../../../../lib/shirt-colors.ts';
import { Frame } from '../../canvas/frame.tsx';
import { frameStyle } from '../../canvas/styles.ts';
import { useGesture } from '../../canvas/use-gesture.ts';
import type { SceneLayer } from '../../engine/engine-tasks.ts';
import type { Placement } from '../../model/document.ts';
import type { Snapped } from '../../model/placing.ts';
import {
  type Caption,
  pictureLayer,
  placementOf,
  type Retouch,
  type RetouchEdit,
  type Tool,
} from '../model/retouch.ts';
import type { LivePicture } from '../picture/live-picture.ts';
import type { PartDrawing, PartStroke } from '../picture/part-drawing.ts';
import { CaptionButtons, CaptionPictures, type ShownCaption } from './captions.tsx';
import { CropFrame } from './crop-frame.tsx';
import { PaintSurface } from './paint-surface.tsx';
import { PartCanvas, PictureCanvas, pictureStyle, WholePicture } from './picture-canvas.tsx';
import type { Brush } from './use-paint.ts';

export interface RetouchCanvasProps {
  retouch: Retouch;
  picture: LivePicture;
  captions: readonly ShownCaption[];
  tool: Tool;
  brush: Brush;
  isCropping: boolean;
  /** Of the shirt. */
  hex: string;
  selected: string | undefined;
  onSelect: (name: string | undefined) => void;
  /** That is to be drawn anew. */
  part: PartDrawing;
  onEdit: (edit: RetouchEdit) => void;
  onPartStroke: (stroke: PartStroke) => void;
  onPick: (x: number, y: number) => void;
  onPlace: (change: Partial<Retouch['placement']>, of: string) => void;
  onCaption: (at: number, change: Partial<Caption>, of: string) => void;
  onDeleteCaption: (at: number) => void;
  onSay: (text: string) => void;
}

const KEYS = 'Arrows move it, with Shift further. Plus and minus scale it, square brackets turn it, Delete removes it.';

export function RetouchCanvas(props: RetouchCanvasProps) {
  const { retouch, picture, part, captions, tool, brush, hex, selected, onSelect, onCaption } = props;
  const { placement } = retouch;
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const pixels = useRef<HTMLCanvasElement>(null);
  const whole = pictureLayer(picture);
  const chosen = captions.find(({ layer }) => layer.name === selected);
  const indexOf = ({ name }: SceneLayer) => captions.findIndex(({ layer }) => layer.name === name);

  const gesture = useGesture({
    area,
    onMove: (layer, now) => show(layer, now),
    onDone: (layer, { dx, dy, scale, turn }) => {
      const change = { dx, dy, scale, turn };
      if (layer.name === whole.name) props.onPlace(change, `drag ${Date.now()}`);
      else onCaption(indexOf(layer), change, `drag ${Date.now()}`);
    },
  });
  function show(layer: SceneLayer, { placement: now, onX, onY }: Snapped) {
    if (frame.current) Object.assign(frame.current.style, frameStyle(layer, now));
    const style = layer.name === whole.name ? pictureStyle(picture, placement, now) : frameStyle(layer, now);
    const moved =
      layer.name === whole.name
        ? pixels.current
        : area.current?.querySelector<HTMLElement>(`[data-caption="${layer.name}"]`);
    if (moved) Object.assign(moved.style, style);
    area.current?.toggleAttribute('data-on-x', onX);
    area.current?.toggleAttribute('data-on-y', onY);
  }
  const showsWhole = tool === 'Brush' && brush.mode === 'restore' && picture.hasBackground;

  return (
    <fieldset
      aria-label="Design"
      className="relative isolate min-w-0 overflow-hidden rounded-lg p-[7%] outline-1 outline-border transition-colors duration-150"
      style={{ backgroundColor: hex, color: isDarkColor(hex) ? '#fff' : '#000' }}
    >
      <p id="caption-keys" className="sr-only">
        {KEYS}
      </p>
      <div
        ref={area}
        className="group relative aspect-[5/6] outline-1 outline-current/25 outline-dashed"
        onPointerMove={gesture.move}
        onPointerUp={gesture.drop}
        onPointerCancel={gesture.cancel}
      >
        <div className="pointer-events-none absolute inset-0 overflow-hidden">
          {showsWhole && <WholePicture picture={picture} placement={placement} />}
          <PictureCanvas ref={pixels} picture={picture} placement={placement} />
          {tool === 'Redraw' && <PartCanvas part={part} placement={placement} />}
          <CaptionPictures captions={captions} />
        </div>
        <span className="pointer-events-none absolute inset-y-0 left-1/2 hidden w-px bg-current group-data-on-x:block" />
        <span className="pointer-events-none absolute inset-x-0 top-1/2 hidden h-px bg-current group-data-on-y:block" />
        {(tool === 'Brush' || tool === 'Colors') && (
          <PaintSurface
            {...props}
            area={area}
            placement={placement}
            brush={tool === 'Brush' ? brush : null}
            onStroke={(stroke) => props.onEdit({ kind: 'brush', mode: brush.mode, ...stroke })}
          />
        )}
        {tool === 'Redraw' && (
          <PaintSurface {...props} area={area} placement={placement} picture={part} onStroke={props.onPartStroke} />
        )}
        {tool === 'Place' && !props.isCropping && (
          <PlaceFrame layer={whole} placement={placementOf(placement)} frame={frame} onGrab={gesture.start} />
        )}
        {tool === 'Place' && props.isCropping && (
          <CropFrame size={picture} placement={placement} onCrop={(crop) => props.onPlace({ crop }, 'crop')} />
        )}
        {tool === 'Words' && (
          <CaptionButtons
            captions={captions}
            selected={selected}
            onSelect={onSelect}
            onChange={(layer, change) => onCaption(indexOf(layer), change, `keys ${layer.name}`)}
            onDelete={(layer) => props.onDeleteCaption(indexOf(layer))}
            onGrab={gesture.start}
          />
        )}
        {tool === 'Words' && chosen && (
          <Frame
            ref={frame}
            layer={chosen.layer}
            placement={placementOf(chosen.caption)}
            onGrab={(event, kind) => gesture.start(event, kind, chosen.layer, placementOf(chosen.caption))}
          />
        )}
      </div>
    </fieldset>
  );
}

interface PlaceFrameProps {
  layer: SceneLayer;
  placement: Placement;
  frame: React.RefObject<HTMLDivElement | null>;
  onGrab: ReturnType<typeof useGesture>['start'];
}

/** The picture itself is dragged, its corners scale it, its knob turns it. The panel has the same for a keyboard. */
function PlaceFrame({ layer, placement, frame, onGrab }: PlaceFrameProps) {
  return (
    <>
      <div
        aria-hidden="true"
        className="absolute cursor-move touch-none"
        style={frameStyle(layer, placement)}
        onPointerDown={(event) => onGrab(event, 'move', layer, placement)}
      />
      <Frame
        isKnobInside
        ref={frame}
        layer={layer}
        placement={placement}
        onGrab={(event, kind) => onGrab(event, kind, layer, placement)}
      />
    </>
  );
}
