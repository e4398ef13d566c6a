import { describe, expect, it } from '@jest/globals';
import { toFields, toSettings } from './template-fields.ts';

const SETTINGS = {
  titleTemplate: '{idea} shirt',
  descriptionTemplate: '',
  titleStyle: 'short' as const,
  aiDisclosure: true,
  aiDisclosureText: 'Made with AI.',
  partnerLine: false,
  partnerLineText: '',
};

describe('blocked words in the form', () => {
  it.each([
    ['', []],
    ['cheap\nfinal sale', ['cheap', 'final sale']],
    ['cheap, final sale', ['cheap', 'final sale']],
    ['  cheap  \n\n , \nsale\n', ['cheap', 'sale']],
    ['cheap\r\nsale', ['cheap', 'sale']],
  ])('%j are %j', (blockedWords, words) => {
    expect(toSettings({ ...SETTINGS, blockedWords })).toEqual({ ...SETTINGS, blockedWords: words });
  });

  it.each([[[]], [['cheap']], [['cheap', 'final sale']]])('%j are the same after a save', (blockedWords) => {
    const settings = { ...SETTINGS, blockedWords };
    expect(toSettings(toFields(settings))).toEqual(settings);
  });
});
