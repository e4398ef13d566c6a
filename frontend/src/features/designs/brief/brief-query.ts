import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../../../api/cache/query-client.ts';
import { getSuggestBriefUrl, suggestBrief } from '../../../api/generated/generations/generations.ts';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';
import type { SuggestedBrief } from '../../../api/model/suggestedBrief.ts';

/** What a seller has made of a brief. */
export interface ChangedBrief {
  /** That it was read from. */
  idea: string;
  value: SellerBrief;
  undrawn: string[];
}

/** The server answers within five seconds, by its own grammar at the latest. */
const LONGEST_WAIT_MS = 8_000;

/** An idea as the server reads it; read once. */
export function briefQuery(idea: string) {
  return queryOptions({
    queryKey: [getSuggestBriefUrl(), idea],
    queryFn: ({ signal }) =>
      suggestBrief({ idea }, { signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_WAIT_MS)]) }),
  });
}

/**
 * The brief to draw by, once it is there; undefined: the idea is drawn as it stands. What our own grammar reads goes
 * without saying: Press reads the same, and an image model reads an idea better by itself.
 */
export async function findBrief(idea: string): Promise<SellerBrief | undefined> {
  // A query waits for the connection, for hours.
  if (!navigator.onLine) return undefined;
  const read = await queryClient.fetchQuery(briefQuery(idea.trim())).catch(() => undefined);
  return read?.source === 'model' && !isEmpty(read) ? toSellerBrief(read) : undefined;
}

/** Nothing was found to print or draw: the idea goes without a brief. */
function isEmpty({ words, subject, scene }: SellerBrief): boolean {
  return words.length === 0 && !subject && !scene;
}

export function toSellerBrief({ undrawn: _undrawn, source: _source, ...brief }: SuggestedBrief): SellerBrief {
  return brief;
}
