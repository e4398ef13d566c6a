import { expect, it } from '@jest/globals';
import type { ConceptToEdit } from '../../designs/index.ts';
import { isReplaced, openConcept } from './opened-concept.ts';

const terms = { selectedColors: ['Black'], publish: 'now', publishAt: '', lineUpId: '' } as const;
const concept = (seed: number): ConceptToEdit => ({
  ...{ ...terms, selectedColors: ['Black'] },
  document: { idea: 'cat', style: 'retro', seed },
});
const changed = { concept: concept(1), document: { ...concept(1).document, wear: 0 } };

it('the same concept again goes on with what was changed, for the shirts that are chosen now', () => {
  const asked = { ...concept(1), selectedColors: ['White'] };
  expect(openConcept(asked, changed)).toEqual({ concept: asked, document: changed.document });
  expect(isReplaced(changed, openConcept(asked, changed))).toBe(false);
});

it('another concept begins as it was drawn, and takes the place of one that was changed', () => {
  const opened = openConcept(concept(2), changed);
  expect(opened).toEqual({ concept: concept(2), document: concept(2).document });
  expect(isReplaced(changed, opened)).toBe(true);
});

it('a concept that was opened and not changed is not missed, nor is none', () => {
  const opened = openConcept(concept(2), undefined);
  expect(isReplaced({ concept: concept(1), document: concept(1).document }, opened)).toBe(false);
  expect(isReplaced(undefined, opened)).toBe(false);
});
