import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { FALLBACK_POLL_MS } from '../../../api/cache/live-events.ts';
import { send } from '../../../api/client/http.ts';
import { readJson } from '../../../api/client/read-json.ts';
import { getListGenerationsUrl } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { ListGenerationsParams } from '../../../api/model/listGenerationsParams.ts';
import type { LibraryPage } from '../model/library-pages.ts';
import { libraryKey } from './library-cache.ts';
import { useLiveUpdates } from './use-live-updates.ts';

const PER_PAGE = 100;
/** More than these are not polled. */
const POLLED_PAGES = 3;

/** The designs that filters find, page by page, updated by the server's events. */
export function useLibrary(params: ListGenerationsParams) {
  const live = useLiveUpdates();
  return useInfiniteQuery({
    queryKey: libraryKey(params),
    queryFn: ({ pageParam, signal }) => readPage({ ...params, ...(pageParam && { cursor: pageParam }) }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: LibraryPage) => next,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      !live && (state.data?.pages.length ?? 0) <= POLLED_PAGES ? FALLBACK_POLL_MS : false,
  });
}

/** The cursor and the count are in headers, which the generated client does not return. */
async function readPage(params: ListGenerationsParams, signal: AbortSignal): Promise<LibraryPage> {
  const response = await send(getListGenerationsUrl({ ...params, limit: PER_PAGE }), { signal });
  const total = response.headers.get('x-total-count');
  return {
    designs: readJson<GenerationView[]>(await response.text()),
    next: response.headers.get('x-next-cursor'),
    total: total === null ? null : Number(total),
  };
}
