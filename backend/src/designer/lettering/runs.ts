/** A line of any scripts as runs of one face and one direction each, in visual order from the left. */
import createBidi, { type Bidi } from 'bidi-js';
import { motifForEmoji } from '../words/lexicon.ts';
import { type Face, type FaceName, faceFor } from './fonts.ts';

export interface Run {
  text: string;
  rightToLeft: boolean;
  face?: Face;
  motif?: string;
}

interface Cluster extends Run {
  level: number;
}

// Its types declare a default export, its CommonJS module is the function itself.
const bidi = (createBidi as unknown as () => Bidi)();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Grapheme clusters: a letter with its marks, an emoji with its joiners. */
export function clustersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** Scripts whose letters join or stack: neither letter spacing nor a circle may separate them. */
const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Thai}]/u;

export function isJoined(text: string): boolean {
  return JOINED.test(text);
}

/** The picture of an emoji, unless a typeface has it as a sign and nothing asks for the picture. */
export function inlineMotif(cluster: string): string | undefined {
  if (!/\p{Extended_Pictographic}/u.test(cluster)) return undefined;
  const asks = /\p{Emoji_Presentation}|\ufe0f/u.test(cluster);
  return asks || !faceFor('rubik', cluster) ? motifForEmoji(cluster) : undefined;
}

/** Ornamental forms of letters (fullwidth, mathematical script) are set as plain letters. */
export function settable(text: string): { text: string; unset: string[] } {
  const unset = new Set<string>();
  const set = clustersOf(text).map((cluster) => {
    if (inlineMotif(cluster) || faceFor('rubik', cluster)) return cluster;
    const plain = cluster.replace(/[\ufe0f\u20e3]/gu, '').normalize('NFKC');
    if (plain && faceFor('rubik', plain)) return plain;
    unset.add(cluster);
    return '';
  });
  return { text: set.join(''), unset: [...unset] };
}

export interface Fount {
  wanted: FaceName;
  faces: Map<string, Face>;
  direction: 'ltr' | 'rtl';
}

export function fountFor(wanted: FaceName, text: string): Fount {
  const level = bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0;
  return { wanted, faces: facesByScript(text, wanted), direction: level % 2 === 1 ? 'rtl' : 'ltr' };
}

/** The runs of one line of the text, without the characters that no face has: `settable` reported them before. */
export function runsOf(text: string, { wanted, faces, direction }: Fount): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  let at = 0;
  let script = '';
  const clusters: Cluster[] = [];
  for (const cluster of clustersOf(text)) {
    const level = levels[at] ?? 0;
    script = scriptOf(cluster) ?? script;
    const motif = inlineMotif(cluster);
    const face = motif ? undefined : (faceOf(faces, script, cluster) ?? faceFor(wanted, cluster));
    const mirrored = level % 2 === 1 ? (bidi.getMirroredCharacter(cluster) ?? cluster) : cluster;
    if (face || motif) clusters.push({ text: mirrored, level, rightToLeft: level % 2 === 1, face, motif });
    at += cluster.length;
  }
  return inVisualOrder(joined(clusters));
}

const SCRIPTS = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Devanagari', 'Thai', 'Hangul', 'Han'] as const;
const SCRIPT_TESTS = SCRIPTS.map((name) => [name, new RegExp(`\\p{Script=${name}}`, 'u')] as const);
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The script of a letter; undefined for digits and signs, which get the face of their neighbors. */
function scriptOf(cluster: string): string | undefined {
  if (KANA.test(cluster)) return 'Han';
  return SCRIPT_TESTS.find(([, test]) => test.test(cluster))?.[0];
}

/** One face for all letters of a script, so that no word mixes faces without need. */
function facesByScript(text: string, wanted: FaceName): Map<string, Face> {
  const letters = new Map<string, string>();
  for (const cluster of clustersOf(text)) {
    const script = scriptOf(cluster);
    if (script) letters.set(script, (letters.get(script) ?? '') + cluster);
  }
  const faces = new Map<string, Face>();
  for (const [script, all] of letters) {
    const face = faceFor(wanted, all);
    if (face) faces.set(script, face);
  }
  return faces;
}

function faceOf(faces: Map<string, Face>, script: string, cluster: string): Face | undefined {
  const face = faces.get(script);
  return face && faceFor(face.name, cluster) === face ? face : undefined;
}

function joined(clusters: readonly Cluster[]): Cluster[] {
  const runs: Cluster[] = [];
  for (const cluster of clusters) {
    const last = runs.at(-1);
    if (last?.face && last.face === cluster.face && last.level === cluster.level) last.text += cluster.text;
    else runs.push({ ...cluster });
  }
  return runs;
}

/** Rule L2 of the Unicode bidirectional algorithm: from the highest level down, reverse the runs of at least that level. */
function inVisualOrder(runs: readonly Cluster[]): Run[] {
  const order = [...runs];
  const deepest = Math.max(0, ...order.map(({ level }) => level));
  for (let level = deepest; level > 0; level--) {
    for (let from = 0; from < order.length; from++) {
      let to = from;
      while ((order[to]?.level ?? -1) >= level) to++;
      if (to > from + 1) order.splice(from, to - from, ...order.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return order;
}
