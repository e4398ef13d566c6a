/** The words of an idea as they were typed, and lines made of them. */

export interface IdeaWord {
  /** Without quotation marks. */
  text: string;
  /** By which it is found, whatever its capitals and punctuation. */
  key: string;
  isQuoted: boolean;
}

const MARKS = /["“”„«»「」『』]/gu;

export function ideaWords(text: string): IdeaWord[] {
  const plain = text.normalize('NFC').replace(/[‘’‛ʼ]/gu, "'");
  return plain.split(MARKS).flatMap((part, at) => wordsIn(part, at % 2 === 1));
}

function wordsIn(text: string, isQuoted: boolean): IdeaWord[] {
  return text
    .split(/\s+/u)
    .map((word) => ({ text: word, key: keyOf(word), isQuoted }))
    .filter(({ key }) => key !== '');
}

function keyOf(word: string): string {
  const bare = word
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:(?![#&])\p{P})+|(?:(?![%&])\p{P})+$/gu, '');
  return bare === '&' ? 'and' : bare;
}

/** Between two words of a line these may be left out. */
const GLUE = new Set('a an the in of at from on'.split(' '));

/**
 * The lines as the idea has them, letter for letter: a line is a part of the idea, or several with a comma between.
 * Undefined where a line has a word that the idea has not, or in an order that gives another sense.
 */
export function linesOfIdea(idea: string, lines: readonly string[]): string[] | undefined {
  const words = ideaWords(idea);
  const used = new Set<number>();
  const found: string[] = [];
  for (const line of lines) {
    const parts = placeLine(ideaWords(line), words, used);
    if (!parts) return undefined;
    for (const at of parts.flat()) used.add(at);
    found.push(parts.map((part) => textOf(part, words)).join(', '));
  }
  return found;
}

/** Numbers of the idea's words, a list for each part of the line. */
function placeLine(line: readonly IdeaWord[], words: readonly IdeaWord[], used: ReadonlySet<number>) {
  const parts: number[][] = [];
  for (let from = 0; from < line.length; ) {
    const part = bestPart(line.slice(from), words, new Set([...used, ...parts.flat()]));
    from += part.length;
    parts.push(part);
    const isBreak = from === line.length || /[,;:.!?–—|/·•]$/u.test(line[from - 1]?.text ?? '');
    if (part.length === 0 || !isBreak) return undefined;
  }
  return parts;
}

/** The longest; of two the one with the capitals of the line, then what is quoted, then the first. */
function bestPart(line: readonly IdeaWord[], words: readonly IdeaWord[], used: ReadonlySet<number>): number[] {
  const score = (part: readonly number[]) =>
    part.reduce((sum, at, place) => {
      const word = words[at];
      return sum + 10_000 + (word?.text === line[place]?.text ? 100 : 0) + (word?.isQuoted ? 1 : 0);
    }, 0);
  const parts = words.map((_, start) => partFrom(start, line, words, used));
  return parts.reduce((best, part) => (score(part) > score(best) ? part : best), []);
}

function partFrom(
  start: number,
  line: readonly IdeaWord[],
  words: readonly IdeaWord[],
  used: ReadonlySet<number>,
): number[] {
  const part: number[] = [];
  for (let at = start; at < words.length && part.length < line.length; at++) {
    const key = words[at]?.key ?? '';
    if (key === line[part.length]?.key && !used.has(at)) part.push(at);
    else if (part.length === 0 || !GLUE.has(key)) break;
  }
  return part;
}

function textOf(part: readonly number[], words: readonly IdeaWord[]): string {
  return part
    .map((at) => words[at]?.text ?? '')
    .join(' ')
    .replace(/^[\s,.;:!?)\]}–—-]+|[\s,;:([{–—-]+$/gu, '')
    .replace(/(?<=\p{L}{3})\.$/u, '');
}
