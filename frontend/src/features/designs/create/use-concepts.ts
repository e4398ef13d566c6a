import { useInfiniteQuery } from '@tanstack/react-query';
import { suggestConcepts } from '../../../api/generated/press/press.ts';
import type { Asked } from './generate-request.ts';

/** The server gives no more. */
const MOST_PAGES = 25;

/** Concepts for what was asked, four to a page; nothing is fetched before something is asked. */
export function useConcepts(asked: Asked | null) {
  return useInfiniteQuery({
    queryKey: ['/api/press/concepts', asked],
    queryFn: ({ pageParam: page, signal }) => {
      const { idea = '', style, selectedColors = [] } = asked ?? {};
      return suggestConcepts({ idea, selectedColors, page, ...(style && { style }) }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < MOST_PAGES ? pages.length : undefined),
    enabled: asked !== null,
  });
}
