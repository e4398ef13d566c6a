import type { CreateBatch } from '../../../api/model/createBatch.ts';
import type { DesignEngine } from '../../../api/model/designEngine.ts';
import type { RowFields } from '../../../api/model/rowFields.ts';
import { shortDay } from '../../../lib/format.ts';
import { browserTimeZone } from '../publishing/schedule.ts';

/** Rows that were read from one file. */
export interface ChosenFile {
  name: string;
  rows: RowFields[];
  /** Columns that were not read. */
  ignored: string[];
  /** What else the seller should know of how it was read. */
  notes?: string[];
  /** There where its letters may be wrong. */
  guessed?: GuessedText;
}

export interface GuessedText {
  /** By a label that browsers know. */
  encoding: string;
  /** Of a small file, a byte a character: it can be read again after a reload. */
  bytes?: string;
}

/** Where rows come from. */
export interface IdeaFields {
  /** As it was pasted or typed. */
  text: string;
  files: ChosenFile[];
  /** Ideas of designs in the library. */
  picked: { id: string; idea: string }[];
}

export interface BatchFields extends IdeaFields {
  name: string;
  colors: string[];
  engine: DesignEngine;
  /** Empty: Press picks. */
  style: string;
  publish: CreateBatch['publish'];
  /** The last request that was sent, to be sent again with the same key where no answer came. */
  sent: SentRequest | null;
  /** What of it the server has, for other devices; null: nothing yet. */
  saved: SavedForm | null;
}

interface SavedForm {
  version: number;
  /** Of the content that was saved. */
  digest: string;
}

interface SentRequest {
  key: string;
  /** Of the content, which may be too long to be stored twice. */
  digest: string;
}

export const emptyFields = (): BatchFields => ({
  ...{ name: `Ideas from ${shortDay(new Date().toISOString())}`, text: '', files: [], picked: [] },
  ...{ colors: [], engine: 'ai', style: '', publish: 'approved', sent: null, saved: null },
});

export function hasIdeas({ text, files, picked }: IdeaFields): boolean {
  return text.trim() !== '' || files.length > 0 || picked.length > 0;
}

/** Dates without an offset are read in the zone of who typed them. */
export function toRequest(fields: BatchFields, pasted: readonly RowFields[]): CreateBatch {
  const { name, colors, engine, style, publish } = fields;
  return {
    name: name.trim(),
    rows: rowsOf(fields, pasted),
    defaults: { colors, engine, ...(style && engine === 'press' && { style }) },
    publish,
    timeZone: browserTimeZone(),
  };
}

/** What was pasted first, then files in their order, then ideas of the library. */
export function rowsOf({ files, picked }: IdeaFields, pasted: readonly RowFields[]): RowFields[] {
  return [...pasted, ...files.flatMap(({ rows }) => rows), ...picked.map(({ idea }) => ({ idea }))];
}

/** The same request has the same key: sent twice, it makes one batch. */
export async function keyFor(request: CreateBatch, sent: SentRequest | null): Promise<SentRequest> {
  const digest = await digestOf(JSON.stringify(request));
  return sent?.digest === digest ? sent : { key: crypto.randomUUID(), digest };
}

/** SHA-256, in hexadecimal digits. */
export async function digestOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
