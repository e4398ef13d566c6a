import { cn } from '../../../lib/cn.ts';
import type { StyledPalette } from '../engine/engine-tasks.ts';
import { useEngineTask } from '../engine/use-engine.ts';
import { contrastWord, INK_NAMES, type InkName, withInk } from '../model/inks.ts';
import { Choice, Legend } from './choice.tsx';
import type { PanelProps } from './panel-props.ts';
import { WearSlider } from './wear-slider.tsx';

export function InksPanel(props: PanelProps) {
  return (
    <div className="grid gap-6">
      <WearSlider {...props} />
      <Palettes {...props} />
      <OwnInks {...props} />
    </div>
  );
}

function Palettes({ document, scene, onChange }: PanelProps) {
  const palettes = useEngineTask('palettes', []) ?? [];
  const ofStyle = ({ style }: StyledPalette) => style === document.style;
  const sorted = [...palettes.filter(ofStyle), ...palettes.filter((palette) => !ofStyle(palette))];
  return (
    <fieldset className="min-w-0">
      <Legend>Inks</Legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {sorted.map(({ style, ...palette }) => (
          <Choice
            key={`${style} ${palette.name}`}
            group="palette"
            label={`${palette.name}, ${style}`}
            isChosen={isSame(palette, scene.palette)}
            onChoose={() => onChange({ ...document, palette: { ...palette, glow: [...palette.glow] } }, 'inks')}
          >
            <span className="flex h-8">
              {(['ink', 'paper', 'main', 'accent', 'second', 'third'] as const).map((ink) => (
                <span key={ink} className="flex-1" style={{ backgroundColor: palette[ink] }} />
              ))}
            </span>
            <span className="block truncate px-2 py-1 text-sm capitalize">{palette.name}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function OwnInks({ document, scene, shirts, onChange }: PanelProps) {
  const palette = document.palette ?? scene.palette;
  const inks = Object.keys(INK_NAMES) as InkName[];
  const hexes = inks.map((ink) => palette[ink]);
  const distances = useEngineTask('distances', [hexes, shirts.map(({ hex }) => hex)]);
  return (
    <fieldset className="min-w-0">
      <Legend>Your own colors</Legend>
      <p className="mb-3 text-muted-foreground text-sm">
        The number is the contrast with the shirt, from 0 to 100. Below 13 an ink can’t be seen on it.
      </p>
      <ul className="grid gap-3">
        {inks.map((ink, row) => (
          <li key={ink} className="grid grid-cols-[auto_1fr] items-start gap-x-3">
            <input
              type="color"
              id={`ink-${ink}`}
              value={palette[ink]}
              className="row-span-2 size-11 cursor-pointer rounded-md border border-input bg-card p-1"
              onChange={({ target }) =>
                onChange({ ...document, palette: withInk(palette, ink, target.value) }, `ink ${ink}`)
              }
            />
            <label htmlFor={`ink-${ink}`} className="font-semibold">
              {INK_NAMES[ink]} <span className="figures font-normal text-muted-foreground">{palette[ink]}</span>
            </label>
            <ul className="flex flex-wrap gap-x-4 text-sm">
              {shirts.map(({ name }, column) => (
                <li key={name}>
                  {name} <Contrast distance={distances?.[row]?.[column]} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Contrast({ distance }: { distance: number | undefined }) {
  if (distance === undefined) return null;
  const { word, isGood } = contrastWord(distance);
  return (
    <span className={cn('figures', isGood ? 'text-muted-foreground' : 'font-semibold text-warning')}>
      {Math.round(distance * 100)}, {word}
    </span>
  );
}
