import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import type { ErrorGroup, TextSection } from '../src/features/developers/document-types.ts';

/** Lets the front end import what is written elsewhere: texts of `docs`, and the errors of the contract. */
export function documents(): Plugin {
  return {
    name: 'documents',
    enforce: 'pre',
    load(id) {
      if (id.endsWith('.md')) return toModule(readText(readFileSync(id, 'utf8')));
      if (id.endsWith('/openapi.yaml')) return toModule(readErrors(parse(readFileSync(id, 'utf8'))));
      return null;
    },
  };
}

const toModule = (value: unknown) => `export default ${JSON.stringify(value)}`;

/** The lists of a document, by their headings. */
export function readText(text: string): TextSection[] {
  return text.split(/^## /m).map((part, index) => {
    const [title = '', ...rest] = part.split('\n');
    const items = rest.join('\n').split(/^- /m).slice(1);
    return { title: index === 0 ? '' : title.trim(), items: items.map((item) => item.replace(/\s+/g, ' ').trim()) };
  });
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
}

interface Operation {
  'x-scope'?: string;
  responses: Record<string, Response>;
}

interface Response {
  content?: Record<string, { examples?: Record<string, { value: { error: string } }> }>;
}

/** What programs may be refused with, by status. */
export function readErrors({ paths }: Contract): ErrorGroup[] {
  const known = new Map<string, ErrorRow>();
  for (const row of Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(rowsOf)))
    if (isCloser(row.status, known.get(row.code)?.status)) known.set(row.code, row);
  const rows = [...known.values()];
  return [...Map.groupBy(rows, ({ status }) => status)]
    .map(([status, codes]) => ({ status, codes: codes.map(({ code, message }) => ({ code, message })) }))
    .sort((one, other) => one.status.localeCompare(other.status));
}

interface ErrorRow {
  status: string;
  code: string;
  message: string;
}

/** Of an operation that is closed to programs they see but one. */
function rowsOf({ 'x-scope': scope, responses }: Operation): ErrorRow[] {
  const rows = Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json']?.examples ?? {}).map(([code, { value }]) => {
      return { status, code, message: value.error };
    }),
  );
  return rows.filter(({ code }) => scope || code === 'session_required');
}

/** Of an error: its own status says more than `4XX`. */
function isCloser(status: string, known: string | undefined): boolean {
  return /^[45]/.test(status) && (known === undefined || known.endsWith('XX'));
}
