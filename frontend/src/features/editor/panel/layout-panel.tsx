import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { Bitmap } from '../canvas/bitmap.tsx';
import type { EngineRequest } from '../engine/engine-tasks.ts';
import { useEngineTask } from '../engine/use-engine.ts';
import { isArranged, requestOf, resetArrangement } from '../model/document.ts';
import { layerTitle } from '../model/placing.ts';
import { Choice, Legend } from './choice.tsx';
import type { PanelProps } from './panel-props.ts';

const THUMBNAIL_WIDTH = 220;

export function LayoutPanel({ document, scene, tone, shirts, onChange }: PanelProps) {
  const hex = shirts.find((shirt) => shirt.tone === tone)?.hex;
  const flat = resetArrangement(document);
  return (
    <fieldset className="min-w-0">
      <Legend>Layout</Legend>
      {isArranged(document) && (
        <p className="mb-3 text-muted-foreground text-sm">
          Another layout has other layers. What you placed by hand is reset; Undo brings it back.
        </p>
      )}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {scene.layouts.map((layout) => (
          <Choice
            key={layout}
            group="layout"
            label={layerTitle(layout)}
            isChosen={scene.layout === layout}
            onChoose={() => onChange({ ...flat, layout }, 'layout')}
          >
            <Thumbnail request={requestOf({ ...flat, layout }, tone)} hex={hex} />
            <span className="block px-2 py-1 text-sm">{layerTitle(layout)}</span>
          </Choice>
        ))}
      </div>
    </fieldset>
  );
}

function Thumbnail({ request, hex }: { request: EngineRequest; hex: string | undefined }) {
  const bitmap = useEngineTask('thumbnail', [request, THUMBNAIL_WIDTH]);
  return (
    <span className="block aspect-[5/6] p-2" style={{ backgroundColor: hex }}>
      {bitmap ? <Bitmap bitmap={bitmap} className="size-full" /> : <Skeleton className="size-full opacity-40" />}
    </span>
  );
}
