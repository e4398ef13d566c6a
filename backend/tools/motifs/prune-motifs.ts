/**
 * Builds the designer's `motifs.json` from the emoji sets named in NOTICES.md: each picture flattened to opaque paths in a
 * 1280-unit square, with the words that find it.
 *
 *   npm install --prefix <directory> @iconify-json/noto@1.2.9 @iconify-json/fluent-emoji-flat@1.2.6 emojilib@4.0.3 unicode-emoji-json@0.9.0
 *   node backend/tools/motifs/prune-motifs.ts <directory>
 *
 * Run by hand when the sets change, so that the sets (34 MB) are no dependency.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FlatPath, flattenIcon } from './flatten-icon.ts';
import { FLUENT, GROUPS, SYMBOLS } from './selection.ts';

interface IconSet {
  width?: number;
  icons: Record<string, { body: string; width?: number }>;
}
interface EmojiName {
  name: string;
  slug: string;
  group: string;
}
interface Motif {
  /** The emoji itself, so that an emoji in an idea finds its picture. */
  emoji: string;
  words: string[];
  paths: FlatPath[];
}

/** Bytes of path data: heavier pictures are too detailed for a shirt. */
const HEAVIEST = 16_000;

const modules = join(process.argv[2] ?? '.', 'node_modules');
const read = <T>(path: string): T => JSON.parse(readFileSync(join(modules, path), 'utf8')) as T;

function build(): Record<string, Motif> {
  const noto = read<IconSet>('@iconify-json/noto/icons.json');
  const fluent = read<IconSet>('@iconify-json/fluent-emoji-flat/icons.json');
  const files = read<Record<string, string>>('@iconify-json/noto/chars.json');
  const names = read<Record<string, EmojiName>>('unicode-emoji-json/data-by-emoji.json');
  const keywords = read<Record<string, string[]>>('emojilib/dist/emoji-en-US.json');
  const motifs: Record<string, Motif> = {};
  for (const [emoji, entry] of Object.entries(names)) {
    const slug = entry.slug.replaceAll('_', '-');
    if (!GROUPS.has(entry.group) && !SYMBOLS.has(slug)) continue;
    const set = FLUENT.has(slug) ? fluent : noto;
    const icon = set.icons[FLUENT.has(slug) ? slug : (files[codepoints(emoji)] ?? slug)];
    if (!icon) continue;
    const paths = flattenIcon(icon.body, 1280 / (icon.width ?? set.width ?? 128));
    if (paths.length === 0 || JSON.stringify(paths).length > HEAVIEST) continue;
    motifs[slug] = { emoji, words: wordsOf(entry, keywords[emoji] ?? []), paths };
  }
  return motifs;
}

function codepoints(emoji: string): string {
  return [...emoji]
    .map((character) => (character.codePointAt(0) ?? 0).toString(16))
    .filter((code) => code !== 'fe0f')
    .join('-');
}

function wordsOf(entry: EmojiName, keywords: string[]): string[] {
  const all = keywords.map((word) => word.toLowerCase().replaceAll('_', ' '));
  return [...new Set(all)].filter((word) => /^[a-z][a-z -]{1,24}$/.test(word) && word !== entry.name);
}

const motifs = build();
const lines = Object.entries(motifs).map(([slug, motif]) => `${JSON.stringify(slug)}:${JSON.stringify(motif)}`);
writeFileSync(new URL('../../src/designer/figures/motifs.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`);
process.stdout.write(`${lines.length} motifs\n`);
