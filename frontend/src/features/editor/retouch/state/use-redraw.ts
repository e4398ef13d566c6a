import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ApiError } from '../../../../api/client/http.ts';
import { getGetCurrentUserQueryKey } from '../../../../api/generated/users/users.ts';
import {
  getGetRetouchQueryKey,
  getListDesignVersionsQueryKey,
  getRetouch,
  useRedrawPart,
} from '../../../../api/generated/versions/versions.ts';
import type { DesignVersion } from '../../../../api/model/designVersion.ts';
import type { RetouchView } from '../../../../api/model/retouchView.ts';
import type { Editor } from '../../state/use-steps.ts';
import type { Retouch } from '../model/retouch.ts';
import { PartDrawing, type PartStroke } from '../picture/part-drawing.ts';

export interface Redraw {
  part: PartDrawing;
  strokes: readonly PartStroke[];
  words: string;
  setWords: (words: string) => void;
  add: (stroke: PartStroke) => void;
  clear: () => void;
  start: () => Promise<void>;
  /** What the model draws now. */
  drawing: DesignVersion | undefined;
  isStarting: boolean;
  problem: string | undefined;
}

/** A part that the model draws anew. Once it has, the design opens with it. */
export function useRedraw(
  id: string,
  size: { width: number; height: number },
  editor: Editor<Retouch>,
  versions: readonly DesignVersion[],
): Redraw {
  const cache = useQueryClient();
  const { width, height } = size;
  const part = useMemo(() => new PartDrawing({ width, height }), [width, height]);
  const [strokes, setStrokes] = useState<readonly PartStroke[]>([]);
  const [words, setWords] = useState('');
  const redraw = useRedrawPart();
  useEffect(() => part.show(strokes), [part, strokes]);
  const newest = versions.find(({ version }) => version === editor.saved.version);
  const isDrawn = newest?.redrawn && newest.state === 'ready' && editor.document.picture !== newest.version;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    if (isDrawn && !editor.isDirty) void open();
  }, [isDrawn]);

  /** As a step that can be undone. */
  async function open() {
    const queryKey = getGetRetouchQueryKey(id);
    const { retouch, version } = await cache.fetchQuery<RetouchView>({
      ...{ queryKey, queryFn: () => getRetouch(id), staleTime: 0 },
    });
    editor.change(retouch, 'part redrawn');
    editor.markSaved({ document: retouch, version });
  }

  async function start() {
    const { document, saved, markSaved } = editor;
    const data = { retouch: document, basedOn: saved.version, words, strokes: [...strokes] };
    try {
      const { version } = await redraw.mutateAsync({ id, data });
      markSaved({ document, version });
      setStrokes([]);
      await cache.invalidateQueries({ queryKey: getListDesignVersionsQueryKey(id) });
      await cache.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
  const { error } = redraw;
  return {
    ...{ part, strokes, words, setWords, start },
    add: (stroke) => setStrokes([...strokes, stroke]),
    clear: () => setStrokes([]),
    drawing: newest?.redrawn && newest.state === 'drawing' ? newest : undefined,
    isStarting: redraw.isPending,
    problem: error ? (Object.values(error.fields ?? {})[0] ?? error.message) : undefined,
  };
}
