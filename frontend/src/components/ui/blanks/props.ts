import type { ReactNode } from 'react';
import type { PrintArea } from './places.ts';

export interface BlankProps {
  /** The color of the product, `#rrggbb`. */
  hex: string;
  /** The art: one picture with a transparent background. */
  children?: ReactNode;
  /** The product's print area; that of a common product of its kind while it is not known. */
  area?: PrintArea | undefined;
  /** Loads at once: it is in the first view. */
  eager?: boolean;
  /** Its edges are out of view: the outline is left out. */
  closeUp?: boolean;
  className?: string;
}
