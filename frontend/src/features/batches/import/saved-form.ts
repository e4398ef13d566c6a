import type { BatchFormContent } from '../../../api/model/batchFormContent.ts';
import type { BatchFormView } from '../../../api/model/batchFormView.ts';
import { type BatchFields, emptyFields, hasIdeas } from './batch-request.ts';

/** The form here, beside what the server had of it last. */
export interface FormHere {
  /** As `contentOf` gives it. */
  content: string;
  version: number;
  /** The server has this content. */
  isSaved: boolean;
}

/**
 * What to do where the server has this form:
 * `agree`: it has the same, as a newer version; `take`: what another device saved; `ask`: both were changed.
 */
export function nextStep(here: FormHere, there: BatchFormView): 'none' | 'save' | 'agree' | 'take' | 'ask' {
  if (here.version === there.version) return here.isSaved ? 'none' : 'save';
  const content = there.fields ? contentOf(toForm(there.fields)) : '';
  if (here.content === content) return 'agree';
  if (here.isSaved || here.content === '') return 'take';
  return content === '' ? 'save' : 'ask';
}

/** The same for the same form, wherever it comes from; empty without ideas: there is nothing to keep. */
export function contentOf(fields: BatchFields): string {
  return hasIdeas(fields) ? JSON.stringify(toFields(fields), withSortedNames) : '';
}

export const fieldsIn = (content: string) => (content === '' ? null : (JSON.parse(content) as BatchFormContent));

export const toForm = (fields: BatchFormContent | null): BatchFields => ({ ...emptyFields(), ...fields });

/** The bytes of a file stay in this browser. */
function toFields({ name, text, files, picked, colors, engine, style, publish, sent }: BatchFields): BatchFormContent {
  return {
    ...{ name, text, picked, colors, engine, style, publish, ...(sent && { sent }) },
    files: files.map(({ guessed, ...file }) => ({
      ...file,
      ...(guessed && { guessed: { encoding: guessed.encoding } }),
    })),
  };
}

/** PostgreSQL and our server give the members of an object in an order of theirs. */
function withSortedNames(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
