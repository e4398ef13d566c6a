import { Button } from '../../../components/ui/button.tsx';
import { layersOutside, layerTitle } from '../model/placing.ts';
import type { SceneState } from '../state/use-scene.ts';
import type { Editor } from '../state/use-steps.ts';

/**
 * What is wrong with the design as it is. A wide screen keeps the place of one line free, so that the canvas does not
 * shrink when a layer is moved beyond the edge.
 */
export function CanvasNotes({ scene: { drawn } }: { scene: SceneState }) {
  const outside = layersOutside(drawn?.scene.layers ?? []);
  const faults = Object.values(drawn?.scene.faults ?? {});
  return (
    <div aria-live="polite" className="grid gap-1 text-sm max-lg:empty:hidden lg:min-h-6">
      {outside.length > 0 && (
        <p className="font-medium text-warning">
          Cut off at the edge of the print: {outside.map(({ name }) => layerTitle(name)).join(', ')}.
        </p>
      )}
      {faults.map((fault) => (
        <p key={fault} className="font-medium text-destructive">
          {fault}
        </p>
      ))}
    </div>
  );
}

interface NotDrawnProps {
  scene: SceneState;
  editor: Editor;
}

/** The engine failed: what is shown is not what is meant. */
export function NotDrawn({ scene: { drawn, error, retry }, editor: { canUndo, undo } }: NotDrawnProps) {
  if (!error) return null;
  return (
    <div role="alert" className="grid w-full gap-3 rounded-lg border border-destructive/60 p-3 sm:p-4">
      <p>
        {drawn
          ? 'We couldn’t draw this change here, so you see the design as it was before. Your change isn’t lost: try again, or undo it.'
          : 'The design engine couldn’t start in this browser. Nothing is lost: check your connection and try again.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ink" onClick={retry}>
          Try again
        </Button>
        {canUndo && (
          <Button size="sm" onClick={undo}>
            Undo the last change
          </Button>
        )}
      </div>
    </div>
  );
}
