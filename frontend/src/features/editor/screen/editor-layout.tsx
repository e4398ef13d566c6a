import { ArrowLeft } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { WIDE_SCREEN } from '../../../lib/hooks/use-media-query.ts';
import { DesignCanvas } from '../canvas/design-canvas.tsx';
import { withPlacement } from '../model/document.ts';
import type { ShirtColor } from '../model/shirts.ts';
import { Panel } from '../panel/panel.tsx';
import { useScene } from '../state/use-scene.ts';
import type { Editor } from '../state/use-steps.ts';
import { useUndoKeys } from '../state/use-undo-keys.ts';
import { CanvasNotes, NotDrawn } from './canvas-notes.tsx';
import { CANVAS_AREA, CANVAS_WIDTH, EDITOR_GRID } from './editor-frame.tsx';
import { ShirtSwatches } from './shirt-swatches.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { useLayerCommands } from './use-layer-commands.ts';

export interface EditorLayoutProps {
  title: string;
  /** Where the arrow in the head leads. */
  back: { to: string; label: string };
  editor: Editor;
  shirts: readonly ShirtColor[];
  /** Beside undo and redo. `isPrintable`: the engine finds no fault with the design. */
  actions: (isPrintable: boolean) => ReactNode;
  /** What became of the last change. */
  status: ReactNode;
  /** Below the design. */
  children?: ReactNode;
}

/** The design on its shirt, what changes it, and a head with what may be done with it. */
export function EditorLayout({ title, back, editor, shirts, actions, status, children }: EditorLayoutProps) {
  const [shirtName, setShirtName] = useState(shirts[0]?.name);
  const [selected, setSelected] = useState<string>();
  const head = useRef<HTMLElement>(null);
  useUndoKeys(editor);
  const shirt = shirts.find(({ name }) => name === shirtName) ?? shirts[0];
  const tone = shirt?.tone ?? 'dark';
  const { document, change } = editor;
  const scene = useScene(document, tone);
  const drawn = scene.drawn?.scene;
  const commands = useLayerCommands(editor, drawn?.layers ?? [], setSelected);
  return (
    <div className={EDITOR_GRID}>
      <Head ref={head} title={title} back={back}>
        <UndoButtons editor={editor} />
        {actions(Object.keys(drawn?.faults ?? {}).length === 0)}
      </Head>
      <div className="grid min-h-0 min-w-0 content-start gap-3 lg:grid-rows-[auto_minmax(0,1fr)_auto]">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <ShirtSwatches shirts={shirts} chosen={shirt?.name} onChoose={setShirtName} />
          {status}
          <NotDrawn scene={scene} editor={editor} />
        </div>
        <div className={CANVAS_AREA}>
          <div className={CANVAS_WIDTH}>
            <DesignCanvas
              document={document}
              scene={scene}
              tone={tone}
              hex={shirt?.hex ?? '#141415'}
              selected={selected}
              onSelect={setSelected}
              onPlace={(name, placement) => change(withPlacement(document, name, placement), `drag ${Date.now()}`)}
              onCommand={commands.run}
            />
          </div>
        </div>
        <div className="grid gap-3">
          <CanvasNotes scene={scene} />
          {children}
        </div>
        <p aria-live="polite" className="sr-only">
          {commands.said}
        </p>
      </div>
      {drawn ? (
        <Panel
          document={document}
          scene={drawn}
          tone={tone}
          shirts={shirts}
          selected={selected}
          onSelect={setSelected}
          onChange={change}
          onOpenSheet={() => isPhone() && requestAnimationFrame(() => head.current?.scrollIntoView())}
        />
      ) : (
        !scene.error && <Skeleton className="h-full rounded-lg max-lg:hidden" />
      )}
    </div>
  );
}

interface HeadProps extends Pick<EditorLayoutProps, 'title' | 'back'> {
  ref: Ref<HTMLElement>;
  children: ReactNode;
}

function Head({ ref, title, back, children }: HeadProps) {
  return (
    <header ref={ref} className="-scroll-mt-18 flex flex-wrap items-center gap-x-1 gap-y-1 sm:gap-x-3 lg:col-span-2">
      <Button asChild variant="quiet" size="icon" className="-ml-3">
        <Link to={back.to} aria-label={back.label}>
          <ArrowLeft aria-hidden="true" />
        </Link>
      </Button>
      <h1 className="min-w-0 flex-1 truncate text-2xl max-sm:opacity-0">{title}</h1>
      <div className="flex flex-wrap items-center gap-1">{children}</div>
    </header>
  );
}

const isPhone = () => !window.matchMedia(WIDE_SCREEN).matches;
