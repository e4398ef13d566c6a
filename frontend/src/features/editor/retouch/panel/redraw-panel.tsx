import { Link } from 'react-router';
import { Button } from '../../../../components/ui/button.tsx';
import { Field } from '../../../../components/ui/form/field.tsx';
import { Spinner } from '../../../../components/ui/state/spinner.tsx';
import type { Brush } from '../canvas/use-paint.ts';
import type { Redraw } from '../state/use-redraw.ts';
import { BrushSize } from './brush-panel.tsx';

interface RedrawPanelProps {
  redraw: Redraw;
  brush: Brush;
  onBrush: (brush: Brush) => void;
  width: number;
  credits: number | undefined;
}

const LONGEST = 500;

export function RedrawPanel({ redraw, brush, onBrush, width, credits }: RedrawPanelProps) {
  const { words, strokes, drawing, isStarting, problem } = redraw;
  if (drawing)
    return (
      <div className="grid gap-3">
        <Spinner label="The AI model is drawing this part…" />
        <p className="text-muted-foreground text-sm">
          {drawing.notice ?? 'It opens here once it’s drawn. If it can’t be drawn, your credit is refunded.'}
        </p>
      </div>
    );
  const isReady = words.trim() !== '' && strokes.length > 0;
  return (
    <div className="grid gap-5">
      <p>Paint over a part of the picture, and say what the AI model should draw there. All else stays as it is.</p>
      <BrushSize brush={brush} onBrush={onBrush} width={width} />
      <Field label="What to draw there">
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={LONGEST}
            value={words}
            placeholder="A red woolen hat"
            className="min-h-11 rounded-md border border-input bg-card px-3 py-2"
            onChange={({ target }) => redraw.setWords(target.value)}
          />
        )}
      </Field>
      {problem && (
        <p role="alert" className="font-medium text-destructive text-sm">
          This didn’t start, and nothing was charged. {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {credits === 0 ? (
          <Button asChild variant="ink">
            <Link to="/settings/billing#credits">Buy Credits</Link>
          </Button>
        ) : (
          <Button variant="spot" disabled={!isReady || isStarting} onClick={() => void redraw.start()}>
            {isStarting ? 'Starting…' : 'Redraw this part for 1 credit'}
          </Button>
        )}
        <Button variant="quiet" disabled={strokes.length === 0} onClick={redraw.clear}>
          Clear the part
        </Button>
      </div>
      <p className="text-muted-foreground text-sm">
        {credits === undefined ? '' : `You have ${credits} ${credits === 1 ? 'credit' : 'credits'}. `}
        What you changed by hand is saved with it as a new version.
      </p>
    </div>
  );
}
