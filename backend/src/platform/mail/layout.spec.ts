import { describe, expect, it } from '@jest/globals';
import { compose } from './layout.ts';

const words = (text: string) =>
  compose({
    subject: text,
    preview: text,
    heading: text,
    paragraphs: [text],
    notes: [text],
    support: 'help@inkloom.example',
  });

describe('a letter', () => {
  const controls = Array.from({ length: 0xa0 }, (_, code) => String.fromCharCode(code)).join('');
  it.each([
    ['control characters', controls],
    ['half a surrogate pair', 'a\ud800b'],
    ['what is no character', 'a\ufffe\uffffb'],
    ['markup', '</mj-text><!-- <mj-include path="/etc/passwd" /> ]]> &lt; &#0;'],
    ['an emoji', 'a👕b'],
  ])('is set with %s in its words', (_, text) => {
    expect(words(`Before ${text} after`).html).toContain('</html>');
  });

  it('keeps every character that can be shown', () => {
    expect(words('Grüße 👕 <b>').html).toMatch(/Grüße 👕 (&lt;|&#60;)b(&gt;|&#62;)/);
  });
});
