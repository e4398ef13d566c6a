import { RotateCcw } from 'lucide-react';
import { Button } from '../../../../components/ui/button.tsx';
import { useEngineTask } from '../../engine/use-engine.ts';
import { Choice, Legend } from '../../panel/choice.tsx';
import { inPalette } from '../model/palettes.ts';
import type { Retouch } from '../model/retouch.ts';
import type { RetouchPanelProps } from './retouch-panel-props.ts';

/** Each color of the picture, and what it is printed in. Lights and shades follow. */
export function PictureInksPanel({ retouch, picture, onChange }: RetouchPanelProps) {
  const inks = retouch.inks.length > 0 ? retouch.inks : picture.findInks().map((from) => ({ from, to: from }));
  const set = (changed: Retouch['inks'], of: string) => {
    const isChanged = changed.some(({ from, to }) => from !== to);
    onChange({ ...retouch, inks: isChanged ? changed : [] }, of);
  };
  const setInk = (at: number, to: string) =>
    set(
      inks.map((ink, other) => (other === at ? { ...ink, to } : ink)),
      `ink ${at}`,
    );
  return (
    <div className="grid gap-6">
      <fieldset className="min-w-0">
        <Legend>Colors of the picture</Legend>
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
          {inks.map(({ from, to }, at) => (
            <li key={from} className="flex items-center gap-2">
              <input
                type="color"
                aria-label={`Color ${at + 1}, now ${to}`}
                value={to}
                className="size-11 shrink-0 cursor-pointer rounded-md border border-input bg-card p-1"
                onChange={({ target }) => setInk(at, target.value)}
              />
              <span className="figures text-sm">{to}</span>
              {to !== from && (
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label={`Color ${at + 1} as drawn`}
                  onClick={() => setInk(at, from)}
                >
                  <RotateCcw aria-hidden="true" />
                </Button>
              )}
            </li>
          ))}
        </ul>
      </fieldset>
      <Palettes inks={inks} onChoose={(changed) => set(changed, 'palette')} />
      <Button
        size="sm"
        className="justify-self-start"
        disabled={retouch.inks.length === 0}
        onClick={() => set([], 'inks as drawn')}
      >
        <RotateCcw aria-hidden="true" />
        All colors as drawn
      </Button>
    </div>
  );
}

const SHOWN = ['ink', 'paper', 'main', 'accent', 'second', 'third'] as const;

function Palettes({ inks, onChoose }: { inks: Retouch['inks']; onChoose: (inks: Retouch['inks']) => void }) {
  const palettes = useEngineTask('palettes', []) ?? [];
  const chosen = JSON.stringify(inks);
  return (
    <fieldset className="min-w-0">
      <Legend>In the inks of a palette</Legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {palettes.map(({ style, ...palette }) => {
          const changed = inPalette(inks, palette);
          return (
            <Choice
              key={`${style} ${palette.name}`}
              group="picture-palette"
              label={`${palette.name}, ${style}`}
              isChosen={JSON.stringify(changed) === chosen}
              onChoose={() => onChoose(changed)}
            >
              <span className="flex h-8">
                {SHOWN.map((ink) => (
                  <span key={ink} className="flex-1" style={{ backgroundColor: palette[ink] }} />
                ))}
              </span>
              <span className="block truncate px-2 py-1 text-sm capitalize">{palette.name}</span>
            </Choice>
          );
        })}
      </div>
    </fieldset>
  );
}
