import { describe, expect, it } from '@jest/globals';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { canChoosePublishing, plannedWords, publishAtError, toPublishFields, toPublishWhen } from './publishing.ts';

const AT = new Date(2030, 11, 1, 9, 0);
const DATE = { publish: 'date', publishAt: '2030-12-01T09:00' } as const;
const DRAFT = { publish_status: 'draft', publish_at: AT.toISOString() } as const;

describe('when a design goes out', () => {
  it('is asked for only where it is not at once', () => {
    expect(toPublishFields({ publish: 'now', publishAt: '' })).toEqual({});
    expect(toPublishFields({ publish: 'approved', publishAt: '2030-12-01T09:00' })).toEqual({ publish: 'approved' });
    expect(toPublishFields(DATE)).toEqual({ publish: 'date', publishAt: AT.toISOString() });
  });

  it('needs a time that is still to come', () => {
    expect(publishAtError({ publish: 'date', publishAt: '' })).toMatch(/Choose/);
    expect(publishAtError(DATE, AT.getTime())).toMatch(/passed/);
    expect(publishAtError(DATE, AT.getTime() - 1)).toBeUndefined();
    expect(publishAtError({ publish: 'now', publishAt: '' })).toBeUndefined();
  });

  it('is read back from a design', () => {
    expect(toPublishWhen({ ...DRAFT, publish_when: 'date' })).toEqual(DATE);
    expect(toPublishWhen({ ...DRAFT, publish_when: 'batch' })).toEqual(DATE);
    expect(toPublishWhen({ ...DRAFT, publish_when: 'batch', publish_at: null }).publish).toBe('approved');
  });

  it.each([
    [{ ...DRAFT, publish_when: 'date' }, 'Goes out Dec 1, 2030, 9:00 AM'],
    [{ ...DRAFT, publish_when: 'batch' }, 'Goes out Dec 1, 2030, 9:00 AM'],
    [{ ...DRAFT, publish_when: 'approved' }, 'Waiting for your approval'],
    [{ ...DRAFT, publish_when: 'now' }, null],
    [{ ...DRAFT, publish_when: 'date', publish_status: 'published' }, null],
  ] as const)('%j is said as %p', (design, words) => {
    expect(plannedWords(design)?.replace(/\s/g, ' ') ?? null).toBe(words);
  });
});

it.each([
  ['draft', 'finalized', 'approved', true],
  ['draft', 'generating', 'now', true],
  ['draft', 'finalized', 'now', false],
  ['published', 'finalized', 'approved', false],
  ['draft', 'error', 'approved', false],
] as const)('%s, %s and %s can be changed: %p', (publish_status, status, publish_when, expected) => {
  const design = { ...DRAFT, publish_status, status, publish_when, error_code: null } as GenerationView;
  expect(canChoosePublishing(design)).toBe(expected);
});
