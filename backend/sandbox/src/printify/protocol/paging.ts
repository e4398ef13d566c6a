import { invalidField } from './errors.ts';

export interface PageQuery {
  limit?: string;
  page?: string;
}

/** 8150 for a limit or page that is not possible is a guess: the real answer is not documented (P1). */
export function paginate<T>(items: T[], query: PageQuery, max: number) {
  const limit = wholeNumber('limit', query.limit, 10);
  const page = wholeNumber('page', query.page, 1);
  if (limit > max) throw invalidField('limit', `The limit may not be greater than ${max}.`);
  const last = Math.max(1, Math.ceil(items.length / limit));
  const data = items.slice((page - 1) * limit, page * limit);
  const url = (number: number) => (number >= 1 && number <= last ? `/?page=${number}` : null);
  return {
    current_page: page,
    data,
    first_page_url: '/?page=1',
    from: data.length ? (page - 1) * limit + 1 : null,
    last_page: last,
    last_page_url: `/?page=${last}`,
    links: [
      { url: url(page - 1), label: '&laquo; Previous', active: false },
      ...Array.from({ length: last }, (_, i) => ({ url: url(i + 1), label: String(i + 1), active: i + 1 === page })),
      { url: url(page + 1), label: 'Next &raquo;', active: false },
    ],
    next_page_url: url(page + 1),
    path: '/',
    per_page: limit,
    prev_page_url: url(page - 1),
    to: data.length ? (page - 1) * limit + data.length : null,
    total: items.length,
  };
}

function wholeNumber(name: string, text: string | undefined, fallback: number): number {
  if (text === undefined) return fallback;
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalidField(name, `The ${name} must be at least 1.`);
  return Number(text);
}
