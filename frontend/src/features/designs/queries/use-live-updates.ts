import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { followEvents, type StreamEvent } from '../../../api/client/event-stream.ts';
import { getGetGenerationQueryKey } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';

const LISTS = { queryKey: ['/api/generations'] };

/** Whatever is asked of paths that begin so. */
const pathsBelow = (path: string) => ({
  predicate: ({ queryKey: [asked] }: Query) => typeof asked === 'string' && asked.startsWith(path),
});

/**
 * Writes what the server tells of the user's designs into all that is on screen, as it happens.
 *
 * @returns whether the server can be heard right now; while not, the server must be asked
 */
export function useLiveUpdates(): boolean {
  const cache = useQueryClient();
  const [connected, setConnected] = useState(false);
  useEffect(
    () =>
      followEvents('/api/generations/events', {
        onOpen: () => {
          setConnected(true);
          void cache.invalidateQueries(pathsBelow('/api/generations'));
        },
        onClose: () => setConnected(false),
        onEvent: (event) => applyEvent(event, cache),
      }),
    [cache],
  );
  return connected;
}

/** `generation` carries a design as it is now; `refresh` says that some may have been missed. */
function applyEvent({ name, data }: StreamEvent, cache: QueryClient): void {
  if (name === 'refresh') void cache.invalidateQueries(pathsBelow('/api/generations'));
  if (name !== 'generation') return;
  const changed = JSON.parse(data) as GenerationView;
  cache.setQueriesData<GenerationView[]>(LISTS, (list) => list && replaceOrAdd(list, changed));
  const [path] = getGetGenerationQueryKey(changed.id);
  cache.setQueryData<GenerationView>([path], (one) => one && changed);
  void cache.invalidateQueries(pathsBelow(`${path}/`));
}

function replaceOrAdd(list: GenerationView[], changed: GenerationView): GenerationView[] {
  const known = list.some(({ id }) => id === changed.id);
  return known ? list.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...list];
}
