import { describe, expect, it } from '@jest/globals';
import { aup } from './documents/aup.ts';
import { dmca } from './documents/dmca.ts';
import type { LegalBlock, LegalDocument } from './documents/legal-document.ts';
import { privacy } from './documents/privacy.ts';
import { terms } from './documents/terms.ts';
import { splitLinks } from './inline-links.ts';

const PAGES: Record<string, LegalDocument> = { '/terms': terms, '/privacy': privacy, '/dmca': dmca, '/aup': aup };
const OTHER_PAGES = ['/pricing', '/contact', '/help/printify-setup'];
const documents = Object.entries(PAGES);

function textsOf(block: LegalBlock): string[] {
  if (typeof block === 'string') return [block];
  return 'list' in block ? block.list : block.entries.map(([, text]) => text);
}

const textsIn = ({ sections }: LegalDocument) => sections.flatMap(({ blocks }) => blocks.flatMap(textsOf));

describe('the legal documents', () => {
  it.each(documents)('%s has anchors that are unique and links that lead somewhere', (_, document) => {
    const ids = document.sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = textsIn(document).flatMap((text) => splitLinks(text, 'help@inkloom.example'));
    for (const { href } of links.filter((part) => part.href)) {
      if (href === 'mailto:help@inkloom.example') continue;
      const [path = '', anchor] = href?.split('#') ?? [];
      expect([...Object.keys(PAGES), ...OTHER_PAGES]).toContain(path);
      if (anchor) expect(PAGES[path]?.sections.map(({ id }) => id)).toContain(anchor);
    }
  });

  it.each([
    [terms, /at least 18 years old/],
    [terms, /within 14 days after a payment, if you have used none/],
    [terms, /the greater of what you paid us in the 12 months .* and US\$100/],
    [terms, /no paid credit is valid for longer than 12 months after its purchase/],
    [terms, /expire at the end of that month and do not roll over/],
    [dmca, /not less than 10 and not more than 14 business days/],
  ])('say what the specification asks for', (document, words) => {
    expect(textsIn(document).join('\n')).toMatch(words);
  });

  it('have their links as parts of their texts', () => {
    expect(splitLinks('See [Pricing](/pricing) or {support}.', 'a@b.c')).toEqual([
      { at: 0, words: 'See ' },
      { at: 4, words: 'Pricing', href: '/pricing' },
      { at: 23, words: ' or ' },
      { at: 27, words: 'a@b.c', href: 'mailto:a@b.c' },
      { at: 36, words: '.' },
    ]);
  });
});
