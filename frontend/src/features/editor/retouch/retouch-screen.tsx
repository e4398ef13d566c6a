import { ArrowLeft, Brush as BrushIcon, Move, Palette, Pipette, Type, WandSparkles } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { RetouchView } from '../../../api/model/retouchView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';
import { WIDE_SCREEN } from '../../../lib/hooks/use-media-query.ts';
import { useCurrentUser } from '../../account/index.ts';
import { designPath } from '../../designs/index.ts';
import { shirtColorsOf } from '../model/shirts.ts';
import { type PanelTab, PanelTabs } from '../panel/panel-tabs.tsx';
import { LeaveDialog } from '../saving/leave-dialog.tsx';
import { ProductUpdate } from '../saving/product-update.tsx';
import { SaveBar } from '../saving/save-bar.tsx';
import { SaveState } from '../saving/save-state.tsx';
import { useVersions } from '../saving/use-saving.ts';
import { CANVAS_AREA, CANVAS_WIDTH, EDITOR_GRID } from '../screen/editor-frame.tsx';
import { ShirtSwatches } from '../screen/shirt-swatches.tsx';
import { UndoButtons } from '../screen/undo-buttons.tsx';
import { useEditor } from '../state/use-editor.ts';
import { useUndoKeys } from '../state/use-undo-keys.ts';
import { RetouchCanvas } from './canvas/retouch-canvas.tsx';
import type { Brush } from './canvas/use-paint.ts';
import {
  hasRoom,
  type Retouch,
  type RetouchEdit,
  type Tool,
  withCaption,
  withEdit,
  withoutCaption,
  withPicture,
} from './model/retouch.ts';
import { BrushPanel } from './panel/brush-panel.tsx';
import { CaptionsPanel } from './panel/captions-panel.tsx';
import { ColorsPanel, type Removal } from './panel/colors-panel.tsx';
import { PictureInksPanel } from './panel/picture-inks-panel.tsx';
import { PlacePanel } from './panel/place-panel.tsx';
import { RedrawPanel } from './panel/redraw-panel.tsx';
import type { LivePicture } from './picture/live-picture.ts';
import { type Pictures, useShown } from './picture/use-pictures.ts';
import { useCaptions } from './state/use-captions.ts';
import { useRedraw } from './state/use-redraw.ts';
import { useRetouchSaving } from './state/use-retouch-saving.ts';

interface RetouchScreenProps {
  generation: GenerationView;
  view: RetouchView;
  pictures: Pictures;
  firstTool: Tool;
}

export function RetouchScreen({ generation, view, pictures, firstTool }: RetouchScreenProps) {
  const editor = useEditor<Retouch>(generation.id, { document: view.retouch, version: view.version });
  const picture = pictureOf(pictures, editor.document);
  const saving = useRetouchSaving(generation.id, editor);
  const versions = useVersions(generation.id).data ?? [];
  const shirts = shirtColorsOf(generation.color_swatches, view.colors);
  const [shirtName, setShirtName] = useState(shirts[0]?.name);
  const [tool, setTool] = useState<Tool>(firstTool);
  const [brush, setBrush] = useState<Brush>({ mode: 'erase', size: Math.max(4, Math.round(picture.width / 24)) });
  const [removal, setRemoval] = useState<Removal>({ tolerance: 15, everywhere: false });
  const [isCropping, setIsCropping] = useState(false);
  const [selected, setSelected] = useState<string>();
  const [said, setSaid] = useState('');
  const head = useRef<HTMLElement>(null);
  useUndoKeys(editor);
  const { document: retouch, change } = editor;
  useShown(picture, retouch);
  const captions = useCaptions(retouch.captions);
  const shirt = shirts.find(({ name }) => name === shirtName) ?? shirts[0];
  const redraw = useRedraw(generation.id, picture, editor, versions);
  const { data: user } = useCurrentUser();
  const faults = captions.flatMap(({ drawn }) => drawn.fault ?? []);

  function addEdit(edit: RetouchEdit) {
    if (hasRoom(retouch)) change(withEdit(retouch, edit), `edit ${Date.now()}`);
    else picture.show(retouch.edits, retouch.inks);
  }
  function takeOut(toX: number, toY: number) {
    const [x, y] = [Math.floor(toX), Math.floor(toY)];
    if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return;
    const { hex, alpha } = picture.colorAt(x, y);
    if (alpha === 0) return setSaid('No color here.');
    addEdit({ kind: 'remove_color', x, y, ...removal });
    setSaid(`Took out ${hex}`);
  }
  const shared = { retouch, picture, shirt, onChange: change };
  const tabs: PanelTab<Tool>[] = [
    {
      name: 'Brush',
      icon: BrushIcon,
      body: <BrushPanel {...shared} brush={brush} onBrush={setBrush} isUncertain={view.uncertain} />,
    },
    { name: 'Colors', icon: Pipette, body: <ColorsPanel {...shared} removal={removal} onRemoval={setRemoval} /> },
    { name: 'Inks', icon: Palette, body: <PictureInksPanel {...shared} /> },
    { name: 'Place', icon: Move, body: <PlacePanel {...shared} isCropping={isCropping} onCropping={setIsCropping} /> },
    {
      name: 'Words',
      icon: Type,
      body: <CaptionsPanel {...shared} captions={captions} selected={selected} onSelect={setSelected} />,
    },
    {
      name: 'Redraw',
      icon: WandSparkles,
      body: (
        <RedrawPanel redraw={redraw} brush={brush} onBrush={setBrush} width={picture.width} credits={user?.credits} />
      ),
    },
  ];

  return (
    <div className={EDITOR_GRID}>
      <header ref={head} className="-scroll-mt-18 flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-3 lg:col-span-2">
        <Button asChild variant="quiet" size="icon" className="-ml-3">
          <Link to={designPath(generation.id)} aria-label="Back to the design">
            <ArrowLeft aria-hidden="true" />
          </Link>
        </Button>
        <h1 className="min-w-0 flex-1 truncate text-2xl max-sm:opacity-0">{generation.prompt}</h1>
        <UndoButtons editor={editor} />
        <SaveBar
          generation={generation}
          editor={editor}
          saving={saving}
          versions={versions}
          isPrintable={faults.length === 0 && !redraw.drawing}
        />
      </header>
      <div className="grid min-h-0 min-w-0 content-start gap-3 lg:grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <ShirtSwatches shirts={shirts} chosen={shirt?.name} onChoose={setShirtName} />
          <SaveState editor={editor} saving={saving} versions={versions} />
        </div>
        <div className={CANVAS_AREA}>
          <div inert={redraw.drawing !== undefined} className={cn(CANVAS_WIDTH, 'inert:opacity-60')}>
            <RetouchCanvas
              retouch={retouch}
              picture={picture}
              captions={captions}
              tool={tool}
              brush={brush}
              isCropping={isCropping}
              hex={shirt?.hex ?? '#141415'}
              selected={selected}
              onSelect={setSelected}
              part={redraw.part}
              onPartStroke={redraw.add}
              onEdit={addEdit}
              onPick={takeOut}
              onPlace={(placed, of) => change(withPicture(retouch, placed), of)}
              onCaption={(at, changed, of) => change(withCaption(retouch, at, changed), of)}
              onDeleteCaption={(at) => {
                setSelected(undefined);
                change(withoutCaption(retouch, at), 'delete words');
              }}
              onSay={setSaid}
            />
          </div>
        </div>
        <ProductUpdate generation={generation} version={versions.find(({ isCurrent }) => isCurrent)} />
        <p aria-live="polite" className="sr-only">
          {said}
        </p>
      </div>
      <PanelTabs
        tabs={tabs}
        chosen={tool}
        onChoose={setTool}
        onOpenSheet={() => isPhone() && requestAnimationFrame(() => head.current?.scrollIntoView())}
      />
      <LeaveDialog editor={editor} saving={saving} />
    </div>
  );
}

/** While one is fetched, the one before. */
function pictureOf(pictures: Pictures, { picture }: Retouch): LivePicture {
  const found = pictures.get(picture) ?? [...pictures.values()].at(-1);
  if (!found) throw new Error('There is no picture to change');
  return found;
}

const isPhone = () => !window.matchMedia(WIDE_SCREEN).matches;
