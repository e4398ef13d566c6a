import { skipToken, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/cache/query-client.ts';
import type { PressConcept } from '../../../api/model/pressConcept.ts';

const queryKey = (generationId: string) => ['picked-concept', generationId];

/** Remembers the concept that a design is made of, to be shown until the design has a picture of its own. */
export function savePickedConcept(generationId: string, concept: PressConcept): void {
  queryClient.setQueryData(queryKey(generationId), concept);
}

export function usePickedConcept(generationId: string): PressConcept | undefined {
  return useQuery<PressConcept>({ queryKey: queryKey(generationId), queryFn: skipToken }).data;
}
