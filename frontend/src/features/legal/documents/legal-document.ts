/**
 * A paragraph, a list, or named entries. Text may hold links, `[words](/path)`, and `{support}`, the address of the
 * deployment's support.
 */
export type LegalBlock = string | { list: string[] } | { entries: [name: string, text: string][] };

export interface LegalSection {
  /** The anchor: it must not change, because others link to it. */
  id: string;
  title: string;
  blocks: LegalBlock[];
}

export interface LegalDocument {
  title: string;
  /** The gist in a sentence or two, above the contents. */
  lead: string;
  sections: LegalSection[];
}

export const EFFECTIVE_DATE = { iso: '2025-01-01', words: 'January 1, 2025' };
