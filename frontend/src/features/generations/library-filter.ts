import type { Generation } from '../../api/temporary.ts';
import { isFinished } from './status-words.ts';

export const STYLES = ['All Styles', 'Modern', 'Vintage', 'Cartoon', 'Grunge'] as const;
export type StyleChoice = (typeof STYLES)[number];

/** Finished designs of a style whose idea, title or tags contain what is searched for. */
export function findDesigns(generations: Generation[], search: string, style: StyleChoice): Generation[] {
  const wanted = search.trim().toLowerCase();
  return generations.filter(
    (generation) =>
      isFinished(generation) &&
      (style === 'All Styles' || generation.style.toLowerCase() === style.toLowerCase()) &&
      textOf(generation).includes(wanted),
  );
}

function textOf({ prompt, listing }: Generation): string {
  return [prompt, listing?.title, ...(listing?.tags ?? [])].join(' ').toLowerCase();
}
