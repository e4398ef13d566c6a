import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../common/command.mjs';

export interface RetiredTerm {
  words: string[];
  instead: string;
}

export interface RetiredName {
  path: string;
  name: string;
  term: string;
  instead: string;
}

const FOLDERS = ['backend', 'frontend', 'packages', 'scripts', 'prisma'];

/** Names in these folders come from generators, or are stored in databases. */
const SKIPPED = /(?:^|\/)(?:node_modules|dist)\/|\/prisma\/client\/|\/generated\/|\/api\/model\/|^prisma\/migrations\//;

export function readRetiredTerms(glossary: string): RetiredTerm[] {
  const lines = glossary.slice(glossary.indexOf('## Retired words')).split('\n');
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim())).filter((cells) => cells.length === 4);
  return rows.slice(2).flatMap(([, retired = '', instead = '']) => {
    const terms = retired.replace(/\(.*?\)/g, '').split(/[,;]/);
    return terms.map((term) => ({ words: wordsOf(term), instead }));
  });
}

export function wordsOf(name: string): string[] {
  const parts = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z])([A-Z][a-z])/g, '$1 $2');
  return parts.toLowerCase().match(/[a-z]+/g) ?? [];
}

/** Also in regular forms (`keeps`, `keeping`). */
export function createFinder(terms: RetiredTerm[]): (name: string) => RetiredTerm[] {
  const byFirstWord = new Map<string, RetiredTerm[]>();
  for (const term of terms) {
    for (const form of formsOf(term.words[0] ?? '')) byFirstWord.set(form, [...(byFirstWord.get(form) ?? []), term]);
  }
  return (name) => {
    const own = wordsOf(name);
    const startsAt = (at: number, { words }: RetiredTerm) =>
      words.every((word, index) => index === 0 || own[at + index] === word);
    return own.flatMap((word, at) => (byFirstWord.get(word) ?? []).filter((term) => startsAt(at, term)));
  };
}

function formsOf(word: string): Set<string> {
  const stem = word.replace(/e$/, '');
  return new Set([word, `${word}s`, `${word}es`, `${stem}ed`, `${stem}ing`]);
}

function findRetiredNames(): RetiredName[] {
  const find = createFinder(readRetiredTerms(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8')));
  return FOLDERS.flatMap(filesBelow).flatMap((path) =>
    [path, ...identifiersIn(path)].flatMap((name) =>
      find(name).map(({ words, instead }) => ({ path, name, term: words.join(' '), instead })),
    ),
  );
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.map((file) => file.slice(ROOT.length + 1)).filter((path) => !SKIPPED.test(path));
}

function identifiersIn(path: string): Set<string> {
  const names = new Set<string>();
  if (!/\.(?:tsx?|mjs)$/.test(path)) return names;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest));
  return names;
}

if (import.meta.main) console.log(JSON.stringify(findRetiredNames()));
