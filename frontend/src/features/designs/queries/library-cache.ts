import type { Query, QueryClient } from '@tanstack/react-query';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { ListGenerationsParams } from '../../../api/model/listGenerationsParams.ts';
import { type LibraryPages, mayMove, removeDesigns, replaceDesign } from '../model/library-pages.ts';

/** Designs that change together cost one reading. */
const REFRESH_PAUSE_MS = 500;
const PAGES_PATH = '/api/generations/pages';

export function libraryKey(params: ListGenerationsParams) {
  return [PAGES_PATH, params] as const;
}

const listsOf = (trash: boolean) => ({
  predicate: ({ queryKey: [path, params] }: Query) =>
    path === PAGES_PATH && ((params as ListGenerationsParams).trash ?? false) === trash,
});

/** A design as it is now: it is not in the trash. */
export function updateInLibrary(cache: QueryClient, changed: GenerationView): void {
  const lists = cache.getQueriesData<LibraryPages>(listsOf(false));
  if (lists.some(([, data]) => data && mayMove(data, changed))) refreshLibrary(cache);
  cache.setQueriesData<LibraryPages>(listsOf(false), (data) => data && replaceDesign(data, changed));
  cache.setQueriesData<LibraryPages>(listsOf(true), (data) => data && removeDesigns(data, new Set([changed.id])));
}

/** Designs that are in the trash now. */
export function removeFromLibrary(cache: QueryClient, ids: ReadonlySet<string>): void {
  cache.setQueriesData<LibraryPages>(listsOf(false), (data) => data && removeDesigns(data, ids));
  void cache.invalidateQueries({ ...listsOf(true), refetchType: 'none' });
}

let pause: ReturnType<typeof setTimeout> | undefined;

/** Reads the lists on the screen again, and the others once they are shown. */
export function refreshLibrary(cache: QueryClient): void {
  clearTimeout(pause);
  pause = setTimeout(() => void cache.invalidateQueries({ queryKey: [PAGES_PATH] }), REFRESH_PAUSE_MS);
}
