import { useInfiniteQuery } from '@tanstack/react-query';
import { getSuggestConceptsUrl, suggestConcepts } from '../../../api/generated/press/press.ts';
import type { ConceptRequest } from './generate-request.ts';

/** The server's limit. */
const MAX_PAGES = 25;

/** Concepts for an idea, four a page. */
export function useConcepts(request: ConceptRequest) {
  return useInfiniteQuery({
    queryKey: [getSuggestConceptsUrl(), request],
    queryFn: ({ pageParam: page, signal }) => {
      const { idea, style, selectedColors } = request;
      return suggestConcepts({ idea, selectedColors, page, ...(style && { style }) }, { signal });
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < MAX_PAGES ? pages.length : undefined),
  });
}
