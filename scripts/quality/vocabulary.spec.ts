import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { createFinder, type RetiredName, readRetiredTerms, wordsOf } from './vocabulary.ts';

/** Where a retired word is the right one: because of a package, a stored name, or another meaning. */
interface Exception {
  terms: string[];
  /** Which names; without it all. */
  names?: RegExp;
  /** Which files; without it all. */
  paths?: RegExp;
  reason: string;
}

const EXCEPTIONS: Exception[] = [
  { terms: ['keep'], names: /^keepAlive(?:\w*)$/, reason: 'an option of HTTP agents and of pg' },
  { terms: ['keep'], names: /^keepPreviousData$/, reason: 'TanStack Query calls it so' },
  { terms: ['keep'], names: /^keepDirtyValues$/, reason: 'react-hook-form calls it so' },
  { terms: ['keep'], names: /^keep_(?:all|enclosed)$/, reason: 'values in the API and in stored rows' },
  { terms: ['give back'], names: /^give_back$/, reason: 'the cause of a ledger entry in stored rows' },
  {
    terms: ['colour', 'grey', 'centre'],
    paths: /^backend\/src\/generations\/model\/(?:products\/report|row\.spec)\.ts$/,
    reason: 'a key of reports in stored rows',
  },
  { terms: ['surplus'], names: /^surplus_removed$/, reason: 'the kind of a history entry in stored rows' },
  { terms: ['look'], names: /look[ _-]?ups?(?![a-z])/i, reason: 'to look up is to find by a key' },
  { terms: ['passport'], paths: /^backend\/src\/auth\//, reason: 'the package that checks bearer tokens' },
  { terms: ['trial'], names: /^trial(?:ing|_\w+)$/, reason: 'Stripe’s status of a subscription' },
  {
    terms: ['letter'],
    paths: /^backend\/(?:src\/(?:designer|listing|print)|sandbox\/src\/(?:openai|stripe)|test\/support\/art|tools)\//,
    reason: 'letters of the alphabet',
  },
  { terms: ['letter'], names: /lettering/i, reason: 'drawn letters' },
  { terms: ['ring'], paths: /^backend\/(?:src\/(?:designer|print)|tools)\//, reason: 'a closed line in a picture' },
  { terms: ['kept'], names: /^kept$/, paths: /^backend\/src\/print\/report\//, reason: 'a value in stored reports' },
  {
    terms: ['ground'],
    names: /^ground$/,
    paths: /\/concepts\.(?:dto|service)\.ts$|\/press\.e2e\.ts$/,
    reason: 'a field of concepts in the API',
  },
  { terms: ['rescue'], paths: /^backend\/src\/designer\/words\//, reason: 'a word of sellers’ ideas' },
  { terms: ['cloth'], names: /clothes/i, reason: 'what people wear' },
  {
    terms: ['night'],
    paths: /^(?:backend\/src\/designer|frontend\/(?:public|src\/features\/designs\/brief))\//,
    reason: 'a time of day in a picture',
  },
  { terms: ['shirts'], reason: 'more than one shirt; retired only as a word for colors' },
  { terms: ['holds'], paths: /^(?!backend\/src\/generations\/)/, reason: 'retired only as a property of a step' },
  {
    terms: ['fold', 'moment', 'choices', 'loaded', 'standing'],
    paths: /^(?!frontend\/src\/)/,
    reason: 'retired only as names of components',
  },
  {
    terms: ['loaded'],
    names: /^(?:loaded|setLoaded|onLoaded|isLoaded)$/,
    reason: 'the state of a picture, not a component',
  },
];

function isException({ term, name, path }: RetiredName): boolean {
  return EXCEPTIONS.some(
    ({ terms, names, paths }) => terms.includes(term) && (names?.test(name) ?? true) && (paths?.test(path) ?? true),
  );
}

/** Turns of phrase that sellers read once and should not read again. */
const RETIRED_PHRASES =
  /\b(?:by itself|anew|just now|mended|given back|there is no such|go on (?:editing|designing|where)|this screen broke)\b/i;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

it('uses no retired phrase in what the front end says', () => {
  const root = join(import.meta.dirname, '../../frontend/src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' });
  const ours = files.filter((name) => /\.tsx?$/.test(name) && !/^api\/|\.spec\./.test(name));
  const found = ours.flatMap((name) => {
    const lines = readFileSync(join(root, name), 'utf8').replace(COMMENTS, '').split('\n');
    return lines.filter((line) => RETIRED_PHRASES.test(line)).map((line) => `${name}: ${line.trim()}`);
  });
  expect(ours.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

it('uses no retired word in the names of our sources', async () => {
  // In a process of its own: the TypeScript compiler is four times as slow inside Jest.
  const program = join(import.meta.dirname, 'vocabulary.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 64 * 1024 * 1024 });
  const found: RetiredName[] = JSON.parse(stdout);
  const faults = found.filter((one) => !isException(one));
  expect(faults.map(({ path, name, term, instead }) => `${path}: ${name} (not ${term}, but ${instead})`)).toEqual([]);
});

describe('the search for retired words', () => {
  const terms = readRetiredTerms(`
| keep | not in the last table |

## Retired words

| not | but |
|---|---|
| keep, kept | save |
| give back | refund |
| holds (of a step) | requiresReview |
`);
  const find = (name: string) => createFinder(terms)(name).map(({ words }) => words.join(' '));

  it('reads the last table of the glossary', () => {
    expect(terms).toEqual([
      { words: ['keep'], instead: 'save' },
      { words: ['kept'], instead: 'save' },
      { words: ['give', 'back'], instead: 'refund' },
      { words: ['holds'], instead: 'requiresReview' },
    ]);
  });

  it.each([
    ['keepVersions', ['keep', 'versions']],
    ['HTTPServer', ['http', 'server']],
    ['KEPT_GROUPS', ['kept', 'groups']],
    ['nightly-books.job.ts', ['nightly', 'books', 'job', 'ts']],
    ['sha256Of', ['sha', 'of']],
  ])('splits %s', (name, words) => {
    expect(wordsOf(name)).toEqual(words);
  });

  it.each(['keeping', 'KEEPS', 'unKept', 'backend/src/kept/a.ts'])('finds a retired word in %s', (name) => {
    expect(find(name)).toHaveLength(1);
  });

  it('finds words in a row, and no single one of them', () => {
    expect(find('giveBackCredit')).toEqual(['give back']);
    expect(['backToGive', 'give', 'goBack'].flatMap(find)).toEqual([]);
  });

  it('finds no retired word inside another word', () => {
    expect(['keepsake', 'bookkeeper', 'upkeep', 'threshold'].flatMap(find)).toEqual([]);
  });
});
