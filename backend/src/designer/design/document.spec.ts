import { describe, expect, it } from '@jest/globals';
import { type DesignDocument, faultsOfDocument, type Idea, readIdea, wordsOfDocument } from '../index.ts';

const document: DesignDocument = { idea: 'a cat that says "Surf on"', style: 'retro', seed: 1 };
const withBrief = (change: Partial<Idea>): DesignDocument => ({
  ...document,
  brief: { ...readIdea(document.idea), ...change },
});

describe('a document', () => {
  it('can be printed as its idea is read, and as its brief says', () => {
    expect(faultsOfDocument(document)).toEqual({});
    expect(faultsOfDocument(withBrief({ headline: 'Élodie’s 東京 ☕' }))).toEqual({});
    expect(faultsOfDocument(withBrief({ headline: '', subject: 'fish' }))).toEqual({});
  });

  it('prints headline and tagline, either of which may be empty', () => {
    expect(wordsOfDocument(document)).toEqual(['Surf on', '']);
    expect(wordsOfDocument(withBrief({ headline: '', tagline: 'Since 1987' }))).toEqual(['', 'Since 1987']);
  });

  it('is at fault by field where letters would be missing, or pictures', () => {
    expect(faultsOfDocument({ ...document, idea: '"Cherokee ᏣᎳᎩ rocks"' })).toEqual({
      idea: expect.stringContaining('“Ꮳ Ꮃ Ꭹ”'),
    });
    const many = Array.from({ length: 16 }, (_, at) => `w${at}`).join(' ');
    expect(faultsOfDocument(withBrief({ headline: 'ﬂy 𝓗𝓲𝓰𝓱', tagline: many, subject: 'constructor' }))).toEqual({
      'brief.headline': expect.stringContaining('High'),
      'brief.tagline': expect.stringContaining('“w15”'),
      'brief.subject': 'Press has no picture of that name.',
    });
    const brief: Idea = { headline: '', tagline: '', slogan: true, unset: [] };
    expect(faultsOfDocument({ ...document, brief })).toEqual({
      'brief.headline': 'There is nothing to print here. Add words, a picture or a scene.',
    });
  });
});
