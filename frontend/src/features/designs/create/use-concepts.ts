import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/cache/query-client.ts';
import { getSuggestConceptsUrl, suggestConcepts } from '../../../api/generated/press/press.ts';
import type { PressConcept } from '../../../api/model/pressConcept.ts';
import type { PressConcepts } from '../../../api/model/pressConcepts.ts';
import { type ConceptRequest, currentConceptRequest, type GenerateFields } from './generate-request.ts';

/** The server's limit. */
const MAX_PAGES = 25;

const queryKey = (request: ConceptRequest) => [getSuggestConceptsUrl(), request];

/** Concepts for an idea, four a page. */
export function useConcepts(request: ConceptRequest) {
  return useInfiniteQuery({
    queryKey: queryKey(request),
    queryFn: ({ pageParam: page, signal }) => {
      const { idea, style, selectedColors, brief } = request;
      return suggestConcepts(
        { idea, selectedColors, page, ...(style && { style }), ...(brief && { brief }) },
        { signal },
      );
    },
    initialPageParam: 0,
    getNextPageParam: (_last, pages) => (pages.length < MAX_PAGES ? pages.length : undefined),
  });
}

/** The picture of the concept that a press asks for; undefined where none was picked. */
export function findPickedConcept(fields: GenerateFields): PressConcept | undefined {
  const request = fields.engine === 'press' && currentConceptRequest(fields);
  const { seed, style } = fields.pickedConcept ?? {};
  if (!request || !style) return undefined;
  const shown = queryClient.getQueryData<InfiniteData<PressConcepts>>(queryKey(request));
  return shown?.pages.flatMap(({ concepts }) => concepts).find((one) => one.seed === seed && one.style === style);
}
