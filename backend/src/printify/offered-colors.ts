import { AppError } from '../platform/errors/app-error.ts';
import type { ShirtCatalogService } from './shirt-catalog.service.ts';

/** @throws AppError validation_failed where the shirt does not come in one of the colors */
export async function checkOffered(catalog: ShirtCatalogService, userId: string, colors: string[]): Promise<void> {
  checkColors(await catalog.colorsFor(userId), colors);
}

/** @throws AppError validation_failed where a color is not among the available ones */
export function checkColors(available: { color: string }[], colors: string[]): void {
  const offered = new Set(available.map(({ color }) => color));
  const unknown = colors.filter((color) => !offered.has(color));
  if (unknown.length === 0) return;
  const message = `This shirt does not come in ${unknown.slice(0, 3).join(', ')}. Choose from the colors shown.`;
  throw new AppError('validation_failed', message, { fields: { selectedColors: message } });
}
