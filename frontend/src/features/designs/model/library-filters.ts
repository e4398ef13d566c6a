import { DesignEngine } from '../../../api/model/designEngine.ts';
import { DesignStyle } from '../../../api/model/designStyle.ts';
import { GenerationSort } from '../../../api/model/generationSort.ts';
import type { ListGenerationsParams } from '../../../api/model/listGenerationsParams.ts';

export const STYLES = ['All Styles', ...Object.values(DesignStyle)] as const;
export type StyleChoice = (typeof STYLES)[number];

type Match = Pick<ListGenerationsParams, 'state' | 'publish'>;

const FINISHED: Match = { state: ['preview', 'finalized'] };

/** What the state filter offers, by its value in the address. */
const STATES = {
  any: { name: 'Any state', match: FINISHED },
  review: { name: 'Needs your review', match: { state: ['preview'] } },
  published: { name: 'Published', match: { state: ['finalized'], publish: ['published', 'publishing'] } },
  draft: { name: 'Draft', match: { state: ['finalized'], publish: ['draft'] } },
  failed: { name: 'Publish failed', match: { state: ['finalized'], publish: ['failed'] } },
} satisfies Record<string, { name: string; match: Match }>;

const ENGINES = { any: 'Any engine', ai: 'AI model', press: 'Press' } satisfies Record<'any' | DesignEngine, string>;

const SORTS: Record<GenerationSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title, A to Z',
  published: 'Recently published',
  score: 'Best listing score',
  deleted: 'Recently deleted',
};

export interface LibraryFilters {
  q: string;
  style: StyleChoice;
  state: keyof typeof STATES;
  engine: keyof typeof ENGINES;
  /** Days as in "2026-11-20", or empty. */
  from: string;
  to: string;
  sort: GenerationSort;
  /** Whether the trash is shown in place of the library. */
  trash: boolean;
}

type Option<T extends string> = { value: T; name: string };

function optionsOf<T extends string>(names: Record<T, string>): Option<T>[] {
  return (Object.keys(names) as T[]).map((value) => ({ value, name: names[value] }));
}

export const STATE_OPTIONS = (Object.keys(STATES) as LibraryFilters['state'][]).map((value) => ({
  value,
  name: STATES[value].name,
}));
export const ENGINE_OPTIONS = optionsOf(ENGINES);

export function sortOptions({ trash }: Pick<LibraryFilters, 'trash'>): Option<GenerationSort>[] {
  return optionsOf(SORTS).filter(({ value }) => trash || value !== 'deleted');
}

function defaultSort(trash: boolean): GenerationSort {
  return trash ? 'deleted' : 'newest';
}

/** What is no value of a filter counts as absent: anybody can write an address. */
export function readFilters(params: URLSearchParams): LibraryFilters {
  const trash = params.get('trash') === '1';
  const choose = <T extends string>(name: string, values: readonly T[], otherwise: T) =>
    values.find((value) => value === params.get(name)) ?? otherwise;
  return {
    q: params.get('q') ?? '',
    style: choose('style', STYLES, 'All Styles'),
    state: choose('state', Object.keys(STATES) as LibraryFilters['state'][], 'any'),
    engine: choose('engine', Object.keys(ENGINES) as LibraryFilters['engine'][], 'any'),
    from: readDay(params.get('from')),
    to: readDay(params.get('to')),
    sort: choose('sort', Object.values(GenerationSort), defaultSort(trash)),
    trash,
  };
}

function readDay(text: string | null): string {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
}

/** The address's query for filters; what is as usual is left out. */
export function writeFilters(filters: LibraryFilters): URLSearchParams {
  const usual = readFilters(new URLSearchParams(filters.trash ? { trash: '1' } : {}));
  const params = new URLSearchParams(filters.trash ? { trash: '1' } : {});
  for (const name of ['q', 'style', 'state', 'engine', 'from', 'to', 'sort'] as const)
    if (filters[name] !== usual[name]) params.set(name, filters[name]);
  return params;
}

/** How many filters, the search among them, leave designs out. */
export function countFilters({ q, style, state, engine, from, to }: LibraryFilters): number {
  const active = [q.trim() !== '', style !== 'All Styles', state !== 'any', engine !== 'any', from !== '', to !== ''];
  return active.filter(Boolean).length;
}

/** The same for the server. Days are those of the seller's own clock. */
export function toListParams(filters: LibraryFilters): ListGenerationsParams {
  const { q, style, state, engine, from, to, sort, trash } = filters;
  return {
    ...(q.trim() && { q: q.trim() }),
    ...(style !== 'All Styles' && { style: [style] }),
    ...(state !== 'any' || !trash ? STATES[state].match : {}),
    ...(engine !== 'any' && { engine }),
    ...(from && { from: new Date(`${from}T00:00:00`).toISOString() }),
    ...(to && { to: new Date(`${to}T23:59:59.999`).toISOString() }),
    ...(trash && { trash }),
    ...(sort !== defaultSort(trash) && { sort }),
  };
}
