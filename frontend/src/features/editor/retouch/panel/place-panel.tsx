import { FlipHorizontal2, RotateCcw, RotateCw } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { RadioGroup } from '../../../../components/ui/form/radio-group.tsx';
import { cropOf } from '../../engine/retouch.ts';
import { type Retouch, withPicture } from '../model/retouch.ts';
import type { RetouchPanelProps } from './retouch-panel-props.ts';
import { Slider } from './slider.tsx';

interface PlacePanelProps extends RetouchPanelProps {
  isCropping: boolean;
  onCropping: (isCropping: boolean) => void;
}

const WAYS = [
  { value: 'move', name: 'Move and turn' },
  { value: 'crop', name: 'Crop' },
] as const;

export function PlacePanel({ isCropping, onCropping, ...props }: PlacePanelProps) {
  const { retouch, onChange } = props;
  return (
    <div className="grid gap-5">
      <RadioGroup
        label="What the handles do"
        options={WAYS}
        value={isCropping ? 'crop' : 'move'}
        onChange={(way) => onCropping(way === 'crop')}
      />
      {isCropping ? <CropSliders {...props} /> : <MoveSliders {...props} />}
      <Button
        size="sm"
        className="justify-self-start"
        onClick={() => onChange({ ...retouch, placement: { scale: 1, turn: 0, dx: 0, dy: 0 } }, 'as drawn')}
      >
        <RotateCcw aria-hidden="true" />
        Place it as drawn
      </Button>
    </div>
  );
}

function MoveSliders({ retouch, onChange }: RetouchPanelProps) {
  const { turn, scale, mirrored } = retouch.placement;
  const place = (change: Partial<Retouch['placement']>, of: string) => onChange(withPicture(retouch, change), of);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button aria-label="Turn left by 90°" onClick={() => place({ turn: turn - 90 }, 'turn left')}>
          <RotateCcw aria-hidden="true" />
          90°
        </Button>
        <Button aria-label="Turn right by 90°" onClick={() => place({ turn: turn + 90 }, 'turn right')}>
          <RotateCw aria-hidden="true" />
          90°
        </Button>
        <Button aria-pressed={mirrored ?? false} onClick={() => place({ mirrored: !mirrored }, 'mirror')}>
          <FlipHorizontal2 aria-hidden="true" />
          Mirror
        </Button>
      </div>
      <Slider
        label="Angle"
        min={-180}
        max={180}
        value={turn}
        shown={`${Math.round(turn)}°`}
        onChange={(value) => place({ turn: value }, 'angle')}
      />
      <Slider
        label="Size"
        min={10}
        max={300}
        value={Math.round(scale * 100)}
        shown={`${Math.round(scale * 100)} %`}
        onChange={(value) => place({ scale: value / 100 }, 'size')}
      />
      <p className="text-muted-foreground text-sm">
        A design is printed as large as your product allows. Size and place count beside words.
      </p>
    </>
  );
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;
type Sides = Record<(typeof SIDES)[number], number>;

function CropSliders({ retouch, picture, onChange }: RetouchPanelProps) {
  const { width, height } = picture;
  const crop = cropOf(retouch.placement, picture);
  const off: Sides = {
    left: crop.x,
    top: crop.y,
    right: width - crop.x - crop.width,
    bottom: height - crop.y - crop.height,
  };
  const set = (side: keyof Sides, value: number) => {
    const changed: Sides = { ...off, [side]: value };
    const { left, top, right, bottom } = changed;
    const rest = { x: left, y: top, width: width - left - right, height: height - top - bottom };
    onChange(withPicture(retouch, { crop: rest }), `crop ${side}`);
  };
  return SIDES.map((side) => {
    const length = side === 'left' || side === 'right' ? width : height;
    const opposite = { left: off.right, right: off.left, top: off.bottom, bottom: off.top }[side];
    return (
      <Slider
        key={side}
        label={`Off the ${side}`}
        min={0}
        max={length - opposite - 1}
        value={off[side]}
        shown={`${Math.round((off[side] / length) * 100)} %`}
        onChange={(value) => set(side, value)}
      />
    );
  });
}
