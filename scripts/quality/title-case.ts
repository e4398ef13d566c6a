import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../common/command.mjs';

export interface TitleInCode {
  path: string;
  text: string;
}

/** What people read: screens, and mails. */
const SOURCES = ['frontend/src/**/*.{ts,tsx}', 'backend/src/**/*.mail.ts'];
const SKIPPED = /\.spec\.|\/api\/(?:generated|model)\//;

/** The texts in which a word within a sentence begins with a capital. `allowed`: names, and titles that were given. */
export function findTitleCase(allowed: readonly string[]): TitleInCode[] {
  const isTitle = titleCaseFinder(allowed);
  const paths = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT })).filter((path) => !SKIPPED.test(path));
  return paths.flatMap((path) =>
    textsIn(path)
      .filter(isTitle)
      .map((text) => ({ path, text })),
  );
}

/** A title, a button or a label is short, and no sentence follows in it. */
const LONGEST_TITLE_WORDS = 7;

export function titleCaseFinder(allowed: readonly string[]): (text: string) => boolean {
  // Longer names first: "Printful Enterprise" before "Printful".
  const names = allowed
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const known = new RegExp(`(?<!\\w)(?:${names.join('|')})(?!\\w)`, 'g');
  return (text) => {
    const isTitle = text.split(' ').length <= LONGEST_TITLE_WORDS && !/[.:!?;] /.test(text);
    return isTitle && /\S\s+\(?\p{Lu}\p{Ll}/u.test(text.replace(known, 'x'));
  };
}

function textsIn(path: string): string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node))
      texts.push(readableText(node.text));
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(join(ROOT, path), 'utf8'), ts.ScriptTarget.Latest));
  return texts.filter((text) => /^\p{Lu}/u.test(text) && text.includes(' '));
}

const readableText = (text: string) => text.trim().replace(/\s+/g, ' ');

if (import.meta.main) console.log(JSON.stringify(findTitleCase(JSON.parse(process.argv[2] ?? '[]') as string[])));
