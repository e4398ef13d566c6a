import type { GenerationView } from '../../../api/model/generationView.ts';
import { isFinished } from './status.ts';

export const STYLES = ['All Styles', 'Modern', 'Vintage', 'Cartoon', 'Grunge'] as const;
export type StyleChoice = (typeof STYLES)[number];

type Searchable = Pick<GenerationView, 'status' | 'style' | 'prompt' | 'listing'>;

/** The finished designs of a style whose idea, title or tags contain the search text. */
export function findDesigns<T extends Searchable>(generations: T[], search: string, style: StyleChoice): T[] {
  const text = search.trim().toLowerCase();
  return generations.filter(
    (generation) =>
      isFinished(generation) &&
      (style === 'All Styles' || generation.style.toLowerCase() === style.toLowerCase()) &&
      searchableText(generation).includes(text),
  );
}

function searchableText({ prompt, listing }: Searchable): string {
  return [prompt, listing?.title, ...(listing?.tags ?? [])].join(' ').toLowerCase();
}
