import type { InfiniteData } from '@tanstack/react-query';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { isFinished } from './status.ts';

export interface LibraryPage {
  designs: GenerationView[];
  /** Null on the last page. */
  next: string | null;
  /** On all pages; null on every page but the first. */
  total: number | null;
}

export type LibraryPages = InfiniteData<LibraryPage, string | null>;

export function removeDesigns(data: LibraryPages, ids: ReadonlySet<string>): LibraryPages {
  const removed = data.pages.flatMap(({ designs }) => designs).filter(({ id }) => ids.has(id)).length;
  if (removed === 0) return data;
  const pages = data.pages.map(({ designs, next, total }) => ({
    designs: designs.filter(({ id }) => !ids.has(id)),
    next,
    total: total === null ? null : Math.max(0, total - removed),
  }));
  return { ...data, pages };
}

export function replaceDesign(data: LibraryPages, changed: GenerationView): LibraryPages {
  const pages = data.pages.map((page) =>
    page.designs.some(({ id }) => id === changed.id)
      ? { ...page, designs: page.designs.map((one) => (one.id === changed.id ? changed : one)) }
      : page,
  );
  return { ...data, pages };
}

/** Whether a change may bring the design into the list, take it out of it, or give it another place. */
export function mayMove(data: LibraryPages, changed: GenerationView): boolean {
  const known = data.pages.flatMap(({ designs }) => designs).find(({ id }) => id === changed.id);
  if (!known) return isFinished(changed);
  return (
    known.status !== changed.status ||
    known.publish_status !== changed.publish_status ||
    known.listing?.title !== changed.listing?.title
  );
}
