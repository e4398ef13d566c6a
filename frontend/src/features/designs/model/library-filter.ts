import type { GenerationView } from '../../../api/model/generationView.ts';
import { isFinished } from './status.ts';

export const STYLES = ['All Styles', 'Modern', 'Vintage', 'Cartoon', 'Grunge'] as const;
export type StyleChoice = (typeof STYLES)[number];

/** Finished designs of a style whose idea, title or tags contain what is searched for. */
export function findDesigns(generations: GenerationView[], search: string, style: StyleChoice): GenerationView[] {
  const wanted = search.trim().toLowerCase();
  return generations.filter(
    (generation) =>
      isFinished(generation) &&
      (style === 'All Styles' || generation.style.toLowerCase() === style.toLowerCase()) &&
      textOf(generation).includes(wanted),
  );
}

function textOf({ prompt, listing }: GenerationView): string {
  return [prompt, listing?.title, ...(listing?.tags ?? [])].join(' ').toLowerCase();
}
