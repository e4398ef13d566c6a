/** A piece of a text: plain words, or a link. */
export interface TextPart {
  /** Where it begins in the text. */
  at: number;
  words: string;
  href?: string;
}

const LINK = /\[([^\]]+)\]\(([^)]+)\)|\{support\}/g;

/** Splits a text of a legal document at its links and at `{support}`. */
export function splitLinks(text: string, supportEmail: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(LINK)) {
    const [whole, words = supportEmail, href = `mailto:${supportEmail}`] = match;
    parts.push({ at: end, words: text.slice(end, match.index) }, { at: match.index, words, href });
    end = match.index + whole.length;
  }
  return [...parts, { at: end, words: text.slice(end) }].filter(({ words }) => words !== '');
}
