import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import { type ConceptToEdit, publishAtError, toPublishFields } from '../../designs/index.ts';
import type { EditorDocument } from '../model/document.ts';

export type PressTerms = Omit<ConceptToEdit, 'document'>;

export type PressErrors = Partial<Record<'selectedColors' | 'publishAt' | 'lineUpId' | 'document', string>>;

export function requestOf(document: EditorDocument, { selectedColors, ...publish }: PressTerms): CreateGeneration {
  return { idea: document.idea, selectedColors, engine: 'press', document, ...toPublishFields(publish) };
}

export function faultsOf({ selectedColors, ...publish }: PressTerms): PressErrors {
  const publishAt = publishAtError(publish);
  return {
    ...(selectedColors.length === 0 && { selectedColors: 'Please select at least one shirt color' }),
    ...(publishAt && { publishAt }),
  };
}

export function errorsOf({ selectedColors, publishAt, lineUpId, ...others }: Record<string, string>): PressErrors {
  const [document] = Object.values(others);
  return {
    ...(selectedColors && { selectedColors }),
    ...(publishAt && { publishAt }),
    ...(lineUpId && { lineUpId }),
    ...(document && { document }),
  };
}
