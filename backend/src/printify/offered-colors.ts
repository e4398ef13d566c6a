import { AppError } from '../platform/errors/app-error.ts';
import type { ShirtCatalogService } from './shirt-catalog.service.ts';

/** @throws AppError validation_failed where the shirt does not come in one of the colors */
export async function checkOffered(catalog: ShirtCatalogService, userId: string, colors: string[]): Promise<void> {
  const offered = new Set((await catalog.colorsFor(userId)).map(({ color }) => color));
  const unknown = colors.filter((color) => !offered.has(color));
  if (unknown.length === 0) return;
  const message = `This shirt does not come in ${unknown.slice(0, 3).join(', ')}. Choose from the colors shown.`;
  throw new AppError('validation_failed', message, { fields: { selectedColors: message } });
}
