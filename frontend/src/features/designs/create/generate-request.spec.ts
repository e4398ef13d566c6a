import { describe, expect, it } from '@jest/globals';
import { briefOfConcept, currentConceptRequest, type GenerateFields, toRequest } from './generate-request.ts';
import { generateFieldsSchema } from './generate-schema.ts';

const FIELDS: GenerateFields = {
  idea: 'A heron',
  selectedColors: ['Black'],
  engine: 'ai',
  brief: null,
  style: null,
  conceptRequest: null,
  pickedConcept: null,
  pickedSketch: null,
  lineUpId: '',
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
    [
      'the AI model, which follows a sketch',
      { pickedSketch: { id: 'a', idea: 'A heron' } },
      { idea: 'A heron', selectedColors: ['Black'], sketch: 'a' },
    ],
    [
      'the AI model after a sketch of another idea',
      { pickedSketch: { id: 'a', idea: 'A crab' } },
      { idea: 'A heron', selectedColors: ['Black'] },
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

describe('the brief of a request', () => {
  const brief = { words: ['Stand tall'], subject: 'heron' };
  const changed = { idea: 'A heron', value: brief, undrawn: [] };

  it('goes with it, whoever draws', () => {
    expect(toRequest(FIELDS, brief)).toEqual({ idea: 'A heron', selectedColors: ['Black'], brief });
    expect(toRequest({ ...FIELDS, engine: 'press' }, brief)).toMatchObject({ engine: 'press', brief });
  });

  it('is that of the picked concept, where one is picked for this brief', () => {
    const picked = { engine: 'press', conceptRequest: { ...REQUEST, brief }, pickedConcept: CONCEPT } as const;
    expect(briefOfConcept({ ...FIELDS, ...picked })).toEqual({ brief });
    expect(briefOfConcept({ ...FIELDS, ...picked, conceptRequest: REQUEST })).toEqual({ brief: undefined });
    expect(briefOfConcept({ ...FIELDS, ...picked, pickedConcept: null })).toBeNull();
    expect(briefOfConcept({ ...FIELDS, ...picked, engine: 'ai' })).toBeNull();
    expect(briefOfConcept({ ...FIELDS, ...picked, brief: { ...changed, value: { words: [] } } })).toBeNull();
  });

  it.each<[name: string, fields: Partial<GenerateFields>, isCurrent: boolean]>([
    ['as it was read', { conceptRequest: { ...REQUEST, brief } }, true],
    ['changed since', { conceptRequest: { ...REQUEST, brief }, brief: { ...changed, value: { words: [] } } }, false],
    ['changed before', { conceptRequest: { ...REQUEST, brief, isChanged: true }, brief: changed }, true],
    ['read anew since', { conceptRequest: { ...REQUEST, brief, isChanged: true } }, false],
  ])('%s: concepts of it are current: %j', (_name, fields, isCurrent) => {
    expect(currentConceptRequest({ ...FIELDS, ...fields }) !== null).toBe(isCurrent);
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
