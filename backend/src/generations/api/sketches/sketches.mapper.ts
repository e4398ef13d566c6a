import type { GenerationSketch } from '../../../platform/prisma/client/client.ts';
import type { FileLinks } from '../../../platform/storage/file-links.ts';
import { parseBrief } from '../../model/documents/seller-brief.ts';
import type { SketchOrder } from '../../sketches/sketches.service.ts';
import type { CreateSketches, Sketch, Sketches } from './sketches.dto.ts';

/** @throws AppError validation_failed */
export function toSketchOrder({ idea, selectedColors: colors, brief }: CreateSketches): SketchOrder {
  return { idea, colors, ...(brief && { brief: parseBrief(brief) }) };
}

export function toSketches(rows: readonly GenerationSketch[], links: FileLinks): Sketches {
  return { sketches: rows.map((row) => toSketch(row, links)) };
}

function toSketch({ id, sheetId, idea, imageKey, createdAt }: GenerationSketch, links: FileLinks): Sketch {
  return { id, sheetId, idea, imageUrl: links.linkTo(imageKey), createdAt: createdAt.toISOString() };
}
