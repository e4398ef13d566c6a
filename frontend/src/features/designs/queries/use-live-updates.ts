import type { Query } from '@tanstack/react-query';
import { useLiveEvents } from '../../../api/cache/live-events.ts';
import { queryClient as cache } from '../../../api/cache/query-client.ts';
import type { StreamEvent } from '../../../api/client/event-stream.ts';
import { readJson } from '../../../api/client/read-json.ts';
import {
  getGetGenerationQueryKey,
  getListGenerationsQueryKey,
} from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { removeFromLibrary, updateInLibrary } from './library-cache.ts';

const [GENERATIONS_PATH] = getListGenerationsQueryKey();

/** Every query whose path begins so. */
const queriesBelow = (path: string) => ({
  predicate: ({ queryKey: [queried] }: Query) => typeof queried === 'string' && queried.startsWith(path),
});

/**
 * Writes the server's events about the user's designs into the query cache.
 *
 * @returns whether the event stream is connected; while it is not, queries must poll
 */
export function useLiveUpdates(): boolean {
  return useLiveEvents(applyEvent);
}

/** `generation` carries a design as it is now, `deleted` its id; `refresh` says that events may have been missed. */
function applyEvent({ name, data }: StreamEvent): void {
  if (name === 'refresh') void cache.invalidateQueries(queriesBelow(GENERATIONS_PATH));
  if (name === 'generation') applyChange(readJson<GenerationView>(data));
  if (name === 'deleted') applyDeletion(JSON.parse(data) as { id: string });
}

function applyChange(changed: GenerationView): void {
  updateInLibrary(cache, changed);
  cache.setQueriesData<GenerationView[]>(
    { queryKey: getListGenerationsQueryKey() },
    (list) => list && replaceOrAdd(list, changed),
  );
  // The answer to what is being asked now may be from before the change.
  void cache.invalidateQueries({ queryKey: getListGenerationsQueryKey(), fetchStatus: 'fetching' });
  const queryKey = getGetGenerationQueryKey(changed.id);
  cache.setQueryData<GenerationView>(queryKey, (known) => known && changed);
  void cache.invalidateQueries(queriesBelow(`${queryKey[0]}/`));
}

function applyDeletion({ id }: { id: string }): void {
  removeFromLibrary(cache, new Set([id]));
  cache.setQueriesData<GenerationView[]>({ queryKey: getListGenerationsQueryKey() }, (list) =>
    list?.filter((one) => one.id !== id),
  );
  const deleted_at = new Date().toISOString();
  cache.setQueryData<GenerationView>(getGetGenerationQueryKey(id), (known) => known && { ...known, deleted_at });
}

function replaceOrAdd(list: GenerationView[], changed: GenerationView): GenerationView[] {
  const isKnown = list.some(({ id }) => id === changed.id);
  return isKnown ? list.map((one) => (one.id === changed.id ? changed : one)) : [changed, ...list];
}
