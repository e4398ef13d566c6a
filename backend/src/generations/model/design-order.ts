import type { Style } from '../../designer/index.ts';
import type { DesignEngine } from './states.ts';

/** One design that a seller asks for. */
export interface DesignOrder {
  idea: string;
  /** Of the shirts, by name. */
  colors: string[];
  engine: DesignEngine;
  /** The seller's own title; absent: one is written. */
  title?: string | undefined;
  /** Of Press alone, as is the seed. */
  style?: Style | undefined;
  seed?: number | undefined;
}
