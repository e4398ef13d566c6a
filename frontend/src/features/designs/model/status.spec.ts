import { describe, expect, it } from '@jest/globals';
import { GenerationState } from '../../../api/model/generationState.ts';
import { countSteps, expectedTime, isCutOut, isEditable, isFinished, isInProgress, statusLabel } from './status.ts';

const TABLE: [GenerationState, label: string, done: number, inProgress: boolean, finished: boolean, cutOut: boolean][] =
  [
    ['pending', 'Queued...', 0, true, false, true],
    ['generating', 'Generating image with AI...', 1, true, false, false],
    ['removing_bg', 'Removing background...', 2, true, false, false],
    ['uploading', 'Uploading to cloud storage...', 3, true, false, false],
    ['creating_listing', 'Creating Etsy listing kit...', 4, true, false, true],
    ['creating_product', 'Creating Printify product...', 5, true, false, true],
    ['preview', 'Needs your review', 6, false, true, true],
    ['finalized', 'Complete!', 6, false, true, true],
    ['error', 'Failed', 6, false, false, true],
  ];

describe('the expected time', () => {
  it.each([
    [null, '15-20 seconds'],
    [15, '15-20 seconds'],
    [20, '15-20 seconds'],
    [1, 'about 1 second'],
    [4, 'about 4 seconds'],
    [48, 'about 48 seconds'],
    [89, 'about 89 seconds'],
    [100, 'about 2 minutes'],
  ])('is as measured: %s', (seconds, words) => {
    expect(expectedTime({ expected_seconds: seconds })).toBe(`Usually takes ${words}`);
  });
});

describe('the status of a generation', () => {
  it('covers every state of the contract', () => {
    expect(TABLE.map(([status]) => status).toSorted()).toEqual(Object.values(GenerationState).toSorted());
  });

  it.each(TABLE)('%s', (status, label, done, inProgress, finished, cutOut) => {
    expect(statusLabel({ status, engine: 'ai' })).toBe(label);
    expect(countSteps({ status })).toEqual({ done, total: 6 });
    expect(isInProgress({ status })).toBe(inProgress);
    expect(isFinished({ status })).toBe(finished);
    expect(isCutOut({ status, image_url: '/art' })).toBe(cutOut);
    expect(isCutOut({ status, image_url: null })).toBe(false);
  });

  it.each([
    ['generating', 'Drawing with Press...'],
    ['removing_bg', 'Preparing print files...'],
    ['uploading', 'Uploading to cloud storage...'],
  ] as const)('of Press at %s says "%s"', (status, label) => {
    expect(statusLabel({ status, engine: 'press' })).toBe(label);
  });

  it('lets a finished design of Press be edited', () => {
    expect(isEditable({ status: 'finalized', engine: 'press' })).toBe(true);
    expect(isEditable({ status: 'preview', engine: 'press' })).toBe(false);
    expect(isEditable({ status: 'finalized', engine: 'ai' })).toBe(true);
    expect(isEditable({ status: 'preview', engine: 'ai' })).toBe(true);
    expect(isEditable({ status: 'error', engine: 'ai' })).toBe(false);
  });
});
