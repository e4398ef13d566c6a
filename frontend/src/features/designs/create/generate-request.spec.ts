import { describe, expect, it } from '@jest/globals';
import { currentConceptRequest, type GenerateFields, toRequest } from './generate-request.ts';
import { generateFieldsSchema } from './generate-schema.ts';

const FIELDS: GenerateFields = {
  idea: 'A heron',
  selectedColors: ['Black'],
  engine: 'ai',
  style: null,
  conceptRequest: null,
  pickedConcept: null,
  publish: 'now',
  publishAt: '',
};
const REQUEST = { idea: 'A heron', style: null, selectedColors: ['Black'] };
const CONCEPT = { seed: 7, style: 'grunge' as const };

describe('the request for a design', () => {
  it.each<[name: string, fields: Partial<GenerateFields>, request: object]>([
    ['the AI model', {}, { idea: 'A heron', selectedColors: ['Black'] }],
    [
      'the AI model after choices for Press',
      { style: 'retro', conceptRequest: { ...REQUEST, style: 'retro' }, pickedConcept: CONCEPT },
      { idea: 'A heron', selectedColors: ['Black'] },
    ],
    [
      'a design that waits for approval',
      { publish: 'approved' },
      { idea: 'A heron', selectedColors: ['Black'], publish: 'approved' },
    ],
    ['Press', { engine: 'press' }, { idea: 'A heron', selectedColors: ['Black'], engine: 'press' }],
    [
      'Press in a style',
      { engine: 'press', style: 'retro' },
      { idea: 'A heron', selectedColors: ['Black'], engine: 'press', style: 'retro' },
    ],
    [
      'a picked concept',
      { engine: 'press', conceptRequest: REQUEST, pickedConcept: CONCEPT },
      { idea: 'A heron', selectedColors: ['Black'], engine: 'press', style: 'grunge', concept: 7 },
    ],
    [
      'a concept that was picked for another idea',
      { engine: 'press', conceptRequest: { ...REQUEST, idea: 'A crab' }, pickedConcept: CONCEPT },
      { idea: 'A heron', selectedColors: ['Black'], engine: 'press' },
    ],
    [
      'a concept that was picked for another style',
      { engine: 'press', style: 'retro', conceptRequest: REQUEST, pickedConcept: CONCEPT },
      { idea: 'A heron', selectedColors: ['Black'], engine: 'press', style: 'retro' },
    ],
    [
      'concepts of which none is picked',
      { engine: 'press', conceptRequest: REQUEST },
      { idea: 'A heron', selectedColors: ['Black'], engine: 'press' },
    ],
  ])('for %s', (_name, fields, request) => {
    expect(toRequest({ ...FIELDS, ...fields })).toEqual(request);
  });
});

describe('the current concept request', () => {
  it.each<[name: string, fields: Partial<GenerateFields>, isCurrent: boolean]>([
    ['the same idea', {}, true],
    ['the same idea with spaces around it', { idea: '  A heron ' }, true],
    ['other colors', { selectedColors: ['White'] }, true],
    ['another idea', { idea: 'A crab' }, false],
    ['another style', { style: 'retro' }, false],
    ['no request', { conceptRequest: null }, false],
  ])('with %s', (_name, fields, isCurrent) => {
    const current = currentConceptRequest({ ...FIELDS, conceptRequest: REQUEST, ...fields });
    expect(current).toBe(isCurrent ? REQUEST : null);
  });
});

describe('the fields of the form', () => {
  it.each([
    [{ idea: '   ' }, 'idea', 'Please enter a design description'],
    [{ idea: 'x'.repeat(2001) }, 'idea', 'At most 2000 characters'],
    [{ selectedColors: [] }, 'selectedColors', 'Please select at least one shirt color'],
  ])('%j: %s: %s', (fields, name, message) => {
    const { error } = generateFieldsSchema.safeParse({ ...FIELDS, ...fields });
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[name, message]]);
  });

  it('are trimmed', () => {
    expect(generateFieldsSchema.parse({ ...FIELDS, idea: ' A heron\n' }).idea).toBe('A heron');
  });
});

it('the form asks for a time that is still to come where the design goes out on a date', () => {
  const errorOf = (publishAt: string) =>
    generateFieldsSchema.safeParse({ ...FIELDS, publish: 'date', publishAt }).error?.issues[0];
  expect(errorOf('')).toMatchObject({ path: ['publishAt'], message: 'Choose a day and a time' });
  expect(errorOf('2020-12-01T09:00')?.message).toBe('This time has passed. Choose a later one');
  expect(generateFieldsSchema.safeParse({ ...FIELDS, publish: 'approved' }).success).toBe(true);
});
