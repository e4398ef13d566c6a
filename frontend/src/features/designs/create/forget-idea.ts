import { draftOf } from '../../../api/cache/use-form-draft.ts';
import type { GenerateFields } from './generate-request.ts';

/** The form begins without an idea that was pressed elsewhere. */
export function forgetIdea(userId: string, idea: string): void {
  const draft = draftOf<GenerateFields>('generate', userId);
  const fields = draft.read();
  if (fields?.idea.trim() === idea) draft.write({ ...fields, idea: '', brief: null });
}
