import type { GenerationView } from '../../../api/model/generationView.ts';
import type { ProductStatus } from '../../../api/model/productStatus.ts';
import { isInProgress } from './status.ts';

/** How often credits of a design may yet change by themselves; falls whenever one may have been charged or given back. */
export function openCharges(design: Pick<GenerationView, 'status' | 'further_products'>): number {
  const ahead = design.further_products.map(({ status }) => AHEAD[status] ?? 0);
  return ahead.reduce((sum, changes) => sum + changes, Number(isInProgress(design)));
}

/** A further product is charged when its making begins, and its credit comes back where it is not made. */
const AHEAD: Partial<Record<ProductStatus, number>> = { waiting: 2, making: 1 };
