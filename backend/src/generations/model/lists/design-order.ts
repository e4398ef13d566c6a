import type { Brief, DesignDocument, Style } from '../../../designer/index.ts';
import type { DesignEngine } from '../status/states.ts';

/** One design that a seller asks for. */
export interface DesignOrder {
  idea: string;
  /** Of the shirts, by name. */
  colors: string[];
  engine: DesignEngine;
  /** What to print and draw; absent: as the engine reads the idea. */
  brief?: Brief | undefined;
  /** The seller's own title; absent: one is written. */
  title?: string | undefined;
  /** The file of a sketch; of an image model alone. */
  sketchKey?: string | undefined;
  /** Of Press alone, as is the seed. */
  style?: Style | undefined;
  seed?: number | undefined;
  /** Exactly what Press draws, of this idea. */
  document?: DesignDocument | undefined;
}

/** What a seller wrote, by the names of the fields. */
export function textsOf({ idea, brief }: Pick<DesignOrder, 'idea' | 'brief'>): Record<string, string> {
  return { idea, ...(brief && { 'brief.words': brief.words.join(' ') }) };
}
