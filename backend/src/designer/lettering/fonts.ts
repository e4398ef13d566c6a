/** The typefaces; see NOTICES.md for their licenses. */
import * as fontkit from 'fontkit';
import { readFontFile } from './font-files.ts';
import { FONT_FILES } from './font-list.ts';

export type FaceName = keyof typeof FONT_FILES;

export const FACE_NAMES = Object.keys(FONT_FILES) as FaceName[];

/** Faces set in mixed case; all others are set in capitals. */
const MIXED_CASE = new Set<FaceName>(['lobster', 'pacifico', 'yellowtail', 'shrikhand']);

/** For Cyrillic, Hebrew, rare Latin; Greek, Japanese, signs; Korean; Simplified Chinese; Arabic; Devanagari; Thai. */
const SUBSTITUTES: readonly FaceName[] = [
  'rubik',
  'delaGothic',
  'blackHanSans',
  'huangYou',
  'lalezar',
  'modak',
  'chonburi',
];

/** Made for Latin letters. */
export const LATIN_FACES = FACE_NAMES.filter((name) => name === 'rubik' || !SUBSTITUTES.includes(name));

export interface Face {
  name: FaceName;
  font: fontkit.Font;
  /** Height of a capital H in font units. */
  capHeight: number;
  mixedCase: boolean;
}

const opened = new Map<FaceName, Face>();

export function face(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const font = fontkit.create(readFontFile(FONT_FILES[name])) as fontkit.Font;
  const fresh = {
    name,
    font,
    capHeight: font.layout('H').glyphs[0]?.bbox.height || font.capHeight,
    mixedCase: MIXED_CASE.has(name),
  };
  opened.set(name, fresh);
  return fresh;
}

/** Joiners and selectors shape their neighbors and need no glyph of their own. */
const INVISIBLE = /\s|\u200c|\u200d|\ufe0e|\ufe0f/u;

export function covers({ font }: Face, text: string): boolean {
  return [...text].every(
    (character) => INVISIBLE.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  );
}

/** The wanted face, or the first fallback, that has every letter of the text; undefined if none has. */
export function faceFor(name: FaceName, text: string): Face | undefined {
  const wanted = face(name);
  if (covers(wanted, cased(wanted, text))) return wanted;
  const substitute = SUBSTITUTES.find((other) => covers(face(other), cased(face(other), text)));
  return substitute && face(substitute);
}

/** The text in the case of the face. Greek capitals have no accents, as is the custom. */
export function cased(face: Face, text: string): string {
  if (face.mixedCase) return text;
  const capitals = text.toLocaleUpperCase(/\p{Script=Greek}/u.test(text) ? 'el' : 'en');
  return covers(face, capitals) ? capitals : text;
}

/** Shapes a run of one direction; glyphs are in visual order, from the left. */
export function layOut(face: Face, text: string, rightToLeft = false): fontkit.GlyphRun {
  const characters = [...cased(face, text).replace(/[\ufe0e\ufe0f]/gu, '')];
  const glyphs = face.font.glyphsForString(characters.join(''));
  // fontkit caches a glyph with the first character that used it, and joins Arabic letters by that one: set it anew.
  for (const [at, glyph] of glyphs.entries()) glyph.codePoints = [characters[at]?.codePointAt(0) ?? 0];
  const run = glyphs as unknown as string;
  return face.font.layout(run, undefined, undefined, undefined, rightToLeft ? 'rtl' : 'ltr');
}
