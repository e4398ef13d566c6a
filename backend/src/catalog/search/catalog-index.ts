/** A print provider's offer of a blueprint; offers come in the order of their ids, and so do the variants of each. */
export interface IndexedOffer {
  blueprintId: number;
  printProviderId: number;
  text: string;
  variantIds: ArrayLike<number>;
  optionIds: ArrayLike<number>;
}

export interface IndexedOption {
  id: number;
  text: string;
}

export interface Place {
  blueprintId: number;
  printProviderId: number;
  variantId: number;
}

export interface FoundVariant extends Place {
  optionId: number;
}

export interface Found {
  total: number;
  variants: FoundVariant[];
  more: boolean;
}

export interface SearchOptions {
  /** The page begins after this variant, whether the catalog still has it or not. */
  after?: Place | undefined;
  limit: number;
  also?: readonly Place[];
}

/** Of more words only the first count: each takes a bit of a byte. */
const maxWords = 8;

interface Word {
  text: string;
  offers: number[];
  options: number[];
}

/**
 * The words of one catalog, in memory: eight bytes a variant. A million variants share some thousands of names and
 * offers, so a search marks those that have its words, and two marks decide for each variant. It never changes.
 */
export class CatalogIndex {
  readonly size: number;
  private readonly offers: { blueprintId: number; printProviderId: number }[] = [];
  /** The number of each offer's first variant, and the count of all at the end. */
  private readonly starts: Uint32Array;
  private readonly variantIds: Uint32Array;
  /** Each variant's option, by its place in the list of options. */
  private readonly options: Uint32Array;
  private readonly optionIds: Uint32Array;
  private readonly words: Word[];

  constructor(offers: readonly IndexedOffer[], options: readonly IndexedOption[]) {
    const places = new Map(options.map(({ id }, place) => [id, place]));
    this.size = offers.reduce((sum, { variantIds }) => sum + variantIds.length, 0);
    this.starts = new Uint32Array(offers.length + 1);
    this.variantIds = new Uint32Array(this.size);
    this.options = new Uint32Array(this.size);
    this.optionIds = Uint32Array.from(options, ({ id }) => id);
    for (const [place, { blueprintId, printProviderId, variantIds, optionIds }] of offers.entries()) {
      const start = this.starts[place] ?? 0;
      this.offers.push({ blueprintId, printProviderId });
      this.starts[place + 1] = start + variantIds.length;
      this.variantIds.set(variantIds, start);
      for (let at = 0; at < optionIds.length; at += 1) this.options[start + at] = places.get(optionIds[at] ?? 0) ?? 0;
    }
    this.words = collectWords(offers, options);
  }

  /**
   * Variants that have every word of the search, each from its beginning (a single letter or digit only as a whole
   * word: S is a size), and those of `also`; in the order of the catalog.
   */
  search(search: string, { after, limit, also = [] }: SearchOptions): Found {
    const words = [...new Set(wordsOf(search))].slice(0, maxWords);
    const page = new Page(after ? this.numberAfter(after) : 0, limit, this.numbersOf(also));
    // A search of punctuation alone finds nothing; an empty one finds everything.
    if (words.length > 0 || search.trim() === '') this.mark(words, page);
    const numbers = page.numbers();
    return { total: page.total, variants: numbers.map((number) => this.variantAt(number)), more: page.more };
  }

  private mark(words: string[], page: Page): void {
    const [offerHas, optionHas] = [new Uint8Array(this.offers.length), new Uint8Array(this.optionIds.length)];
    for (const [place, word] of words.entries()) this.markWord(word, 1 << place, offerHas, optionHas);
    const all = (1 << words.length) - 1;
    const anyOption = optionHas.reduce((bits, has) => bits | has, 0);
    for (let offer = 0; offer < offerHas.length; offer += 1) {
      const missing = all & ~(offerHas[offer] ?? 0);
      const [start, end] = [this.starts[offer] ?? 0, this.starts[offer + 1] ?? 0];
      if (missing === 0) page.addRun(start, end);
      else if ((missing & anyOption) === missing) this.markVariants(start, end, missing, optionHas, page);
    }
  }

  private markWord(beginning: string, bit: number, offerHas: Uint8Array, optionHas: Uint8Array): void {
    const whole = beginning.length === 1;
    const first = lowest(this.words.length, (place) => (this.words[place]?.text ?? '') >= beginning);
    for (let place = first; this.words[place]?.text.startsWith(beginning); place += 1) {
      const word = this.words[place];
      if (!word || (whole && word.text !== beginning)) return;
      for (const offer of word.offers) offerHas[offer] = (offerHas[offer] ?? 0) | bit;
      for (const option of word.options) optionHas[option] = (optionHas[option] ?? 0) | bit;
    }
  }

  /** The innermost loop: a million turns where a word is in options alone. */
  private markVariants(start: number, end: number, missing: number, optionHas: Uint8Array, page: Page): void {
    const options = this.options;
    for (let variant = start; variant < end; variant += 1) {
      if (((optionHas[options[variant] as number] as number) & missing) === missing) page.add(variant);
    }
  }

  private variantAt(number: number): FoundVariant {
    const offer = lowest(this.offers.length, (place) => (this.starts[place + 1] ?? 0) > number);
    const { blueprintId = 0, printProviderId = 0 } = this.offers[offer] ?? {};
    const optionId = this.optionIds[this.options[number] ?? 0] ?? 0;
    return { blueprintId, printProviderId, variantId: this.variantIds[number] ?? 0, optionId };
  }

  private numbersOf(places: readonly Place[]): number[] {
    const numbers = places.map((place) => ({ place, number: this.numberFrom(place) }));
    return numbers.filter(({ place, number }) => this.isAt(number, place)).map(({ number }) => number);
  }

  private numberAfter(place: Place): number {
    const number = this.numberFrom(place);
    return this.isAt(number, place) ? number + 1 : number;
  }

  private isAt(number: number, { blueprintId, printProviderId, variantId }: Place): boolean {
    if (number >= this.size) return false;
    const found = this.variantAt(number);
    return (
      found.blueprintId === blueprintId && found.printProviderId === printProviderId && found.variantId === variantId
    );
  }

  private numberFrom({ blueprintId, printProviderId, variantId }: Place): number {
    const offer = lowest(this.offers.length, (place) => {
      const { blueprintId: blueprint = 0, printProviderId: provider = 0 } = this.offers[place] ?? {};
      return blueprint === blueprintId ? provider >= printProviderId : blueprint > blueprintId;
    });
    const start = this.starts[offer] ?? this.size;
    const here = this.offers[offer];
    if (here?.blueprintId !== blueprintId || here.printProviderId !== printProviderId) return start;
    const count = (this.starts[offer + 1] ?? this.size) - start;
    return start + lowest(count, (at) => (this.variantIds[start + at] ?? 0) >= variantId);
  }
}

class Page {
  total = 0;
  private readonly found: number[] = [];
  private readonly also: Set<number>;

  constructor(
    private readonly first: number,
    private readonly limit: number,
    also: number[],
  ) {
    this.also = new Set(also);
  }

  add(number: number): void {
    this.total += 1;
    // One more than the limit: whether there is another page.
    if (number >= this.first && this.found.length <= this.limit) this.found.push(number);
    if (this.also.size > 0) this.also.delete(number);
  }

  addRun(start: number, end: number): void {
    const full = this.found.length > this.limit || end <= this.first;
    if (full && this.also.size === 0) this.total += end - start;
    else for (let number = start; number < end; number += 1) this.add(number);
  }

  numbers(): number[] {
    this.total += this.also.size;
    this.found.push(...[...this.also].filter((number) => number >= this.first));
    return this.found.sort((one, other) => one - other).slice(0, this.limit);
  }

  get more(): boolean {
    return this.found.length > this.limit;
  }
}

function collectWords(offers: readonly IndexedOffer[], options: readonly IndexedOption[]): Word[] {
  const words = new Map<string, Word>();
  const wordFor = (text: string) => {
    const word = words.get(text) ?? { text, offers: [], options: [] };
    words.set(text, word);
    return word;
  };
  for (const [place, { text }] of offers.entries()) for (const word of wordSet(text)) wordFor(word).offers.push(place);
  for (const [place, { text }] of options.entries())
    for (const word of wordSet(text)) wordFor(word).options.push(place);
  return [...words.values()].sort((one, other) => (one.text < other.text ? -1 : 1));
}

function wordSet(text: string): Set<string> {
  return new Set(wordsOf(text));
}

/** The lowest number below `count` from which on `isReached`; `count` where there is none. */
function lowest(count: number, isReached: (number: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isReached(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The words of a text: letters and digits, without case and accents. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
