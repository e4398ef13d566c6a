export type TermSeverity = 'block' | 'warn';

export interface Term {
  term: string;
  severity: TermSeverity;
  reason: string;
  /** Counts only where one of these is in the text as well: "apple" beside "iphone". */
  beside?: readonly string[];
  /** Does not count within one of these: "tesla" in "nikola tesla". */
  except?: readonly string[];
}

export interface TermMatch extends Term {
  found: string;
  start: number;
  end: number;
}

export interface Terms {
  byKey: ReadonlyMap<string, Compiled>;
  byFirstWord: ReadonlyMap<string, readonly Compiled[]>;
}

interface Compiled {
  words: string[];
  term: Term;
  beside: string[][];
  except: string[][];
}

interface Token {
  word: string;
  start: number;
  end: number;
}

/** Written in one word ("mickeymouse"), a name must be this long: shorter ones occur by chance. */
const joinedMin = 7;

/** Each letter of another script behind the Latin one it looks like: mixed scripts hide names. */
const lookalikes = new Map(
  ['aаα', 'eеε', 'oоο', 'pрρ', 'cс', 'yуυ', 'xхχ', 'iіι', 'jј', 'sѕ', 'hһ', 'kкκ', 'tтτ', 'vν'].flatMap(
    ([latin = '', ...others]) => others.map((other) => [other, latin] as const),
  ),
);

export function termKey(term: string): string {
  return phrase(term).join(' ');
}

const wordOrEnd = /\n|[\p{L}\p{Nd}][\p{L}\p{Nd}\p{M}'’‘´`\u00ad\u200b-\u200d\u2060\ufeff]*/gu;

/** Of two entries for the same words the later one counts. */
export function compileTerms(terms: readonly Term[]): Terms {
  return extendTerms({ byKey: new Map(), byFirstWord: new Map() }, [], terms);
}

export function extendTerms(base: Terms, removed: readonly string[], added: readonly Term[]): Terms {
  const byKey = new Map(base.byKey);
  const byFirstWord = new Map(base.byFirstWord);
  const listsOf = (compiled: Compiled, change: (list: readonly Compiled[]) => readonly Compiled[]) => {
    for (const first of firstWordsOf(compiled)) byFirstWord.set(first, change(byFirstWord.get(first) ?? []));
  };
  for (const key of removed.map(termKey)) {
    const old = byKey.get(key);
    if (!old) continue;
    byKey.delete(key);
    listsOf(old, (list) => list.filter((entry) => entry !== old));
  }
  for (const term of added) {
    const compiled = compileTerm(term);
    const key = compiled.words.join(' ');
    if (!key) continue;
    const old = byKey.get(key);
    byKey.set(key, compiled);
    listsOf(compiled, (list) => (old ? list.map((entry) => (entry === old ? compiled : entry)) : [...list, compiled]));
  }
  return { byKey, byFirstWord };
}

function compileTerm(term: Term): Compiled {
  const { beside = [], except = [] } = term;
  return { words: phrase(term.term), term, beside: beside.map(phrase), except: except.map(phrase) };
}

function firstWordsOf({ words }: Compiled): Set<string> {
  const joined = words.join('');
  return new Set([words[0] ?? '', ...(words.length > 1 && joined.length >= joinedMin ? [joined] : [])]);
}

/** Case, accents, apostrophes, hyphens and plural make no difference. */
export function findTerms({ byFirstWord }: Terms, text: string): TermMatch[] {
  const tokens = tokensOf(text);
  const matches: TermMatch[] = [];
  for (const [at, token] of tokens.entries()) {
    for (const compiled of candidates(byFirstWord, token.word)) {
      const length = lengthAt(compiled, tokens, at);
      if (length === 0 || !counts(compiled, tokens, at, length)) continue;
      const end = tokens[at + length - 1]?.end ?? token.end;
      matches.push({ ...compiled.term, found: text.slice(token.start, end), start: token.start, end });
    }
  }
  return matches;
}

/** Most words begin no term and have no singular: this runs for each word of each listing. */
function candidates(byFirstWord: Terms['byFirstWord'], word: string): Iterable<Compiled> {
  const named = byFirstWord.get(word) ?? [];
  if (!word.endsWith('s')) return named;
  return new Set([...named, ...singulars(word).flatMap((key) => byFirstWord.get(key) ?? [])]);
}

function singulars(word: string): string[] {
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)];
  return word.endsWith('s') ? [word.slice(0, -1)] : [];
}

function lengthAt({ words }: Compiled, tokens: Token[], at: number): number {
  if (sameWords(words, tokens, at)) return words.length;
  const joined = words.join('');
  return words.length > 1 && joined.length >= joinedMin && sameWords([joined], tokens, at) ? 1 : 0;
}

function sameWords(words: string[], tokens: Token[], at: number): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index]?.word;
    if (token === word) return true;
    return index === words.length - 1 && token !== undefined && singulars(token).includes(word);
  });
}

function counts({ beside, except }: Compiled, tokens: Token[], at: number, length: number): boolean {
  const within = (words: string[]) =>
    tokens.some((_, from) => from <= at && from + words.length >= at + length && sameWords(words, tokens, from));
  if (except.some(within)) return false;
  return beside.length === 0 || beside.some((words) => tokens.some((_, from) => sameWords(words, tokens, from)));
}

function phrase(text: string): string[] {
  return tokensOf(text).map(({ word }) => word);
}

/** No name goes over the end of a line. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (const { 0: raw, index } of text.matchAll(wordOrEnd)) {
    const word = raw === '\n' ? raw : fold(raw);
    if (word) tokens.push({ word, start: index, end: index + raw.length });
  }
  return tokens;
}

const plainWord = /^[a-z0-9]+$/;

function fold(raw: string): string {
  const lower = raw.toLowerCase();
  if (plainWord.test(lower)) return lower;
  const low = raw
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{Nd}]/gu, '');
  if (!/[a-z]/.test(low)) return low;
  return low.replace(/[^a-z0-9]/gu, (letter) => lookalikes.get(letter) ?? letter);
}
