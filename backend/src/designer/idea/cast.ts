import type { Relation } from '../words/roles.ts';

export interface Companion {
  motif: string;
  relation: Relation;
}

/** The pictures of an idea, and how they belong together. */
export interface Cast {
  subject?: string;
  companion?: Companion;
  /** Pictures of further things, worn or drawn small at the foot. */
  accents?: string[];
}

export const MOST_ACCENTS = 2;
