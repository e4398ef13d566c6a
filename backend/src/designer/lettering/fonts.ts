/** The typefaces; see NOTICES.md for their licenses. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const FILES = {
  alfaSlab: 'alfa-slab-one/400Regular/AlfaSlabOne_400Regular.ttf',
  anton: 'anton/400Regular/Anton_400Regular.ttf',
  archivoBlack: 'archivo-black/400Regular/ArchivoBlack_400Regular.ttf',
  bangers: 'bangers/400Regular/Bangers_400Regular.ttf',
  bebasNeue: 'bebas-neue/400Regular/BebasNeue_400Regular.ttf',
  blackOps: 'black-ops-one/400Regular/BlackOpsOne_400Regular.ttf',
  bowlby: 'bowlby-one/400Regular/BowlbyOne_400Regular.ttf',
  chango: 'chango/400Regular/Chango_400Regular.ttf',
  fredoka: 'fredoka/700Bold/Fredoka_700Bold.ttf',
  lobster: 'lobster/400Regular/Lobster_400Regular.ttf',
  luckiestGuy: 'luckiest-guy/400Regular/LuckiestGuy_400Regular.ttf',
  oswald: 'oswald/600SemiBold/Oswald_600SemiBold.ttf',
  pacifico: 'pacifico/400Regular/Pacifico_400Regular.ttf',
  righteous: 'righteous/400Regular/Righteous_400Regular.ttf',
  rubik: 'rubik/800ExtraBold/Rubik_800ExtraBold.ttf',
  rye: 'rye/400Regular/Rye_400Regular.ttf',
  shrikhand: 'shrikhand/400Regular/Shrikhand_400Regular.ttf',
  specialElite: 'special-elite/400Regular/SpecialElite_400Regular.ttf',
  titanOne: 'titan-one/400Regular/TitanOne_400Regular.ttf',
  yellowtail: 'yellowtail/400Regular/Yellowtail_400Regular.ttf',
  blackHanSans: 'black-han-sans/400Regular/BlackHanSans_400Regular.ttf',
  chonburi: 'chonburi/Chonburi_400Regular.ttf',
  delaGothic: 'dela-gothic-one/400Regular/DelaGothicOne_400Regular.ttf',
  huangYou: 'zcool-qingke-huangyou/400Regular/ZCOOLQingKeHuangYou_400Regular.ttf',
  lalezar: 'lalezar/Lalezar_400Regular.ttf',
  modak: 'modak/400Regular/Modak_400Regular.ttf',
} as const;

export type FaceName = keyof typeof FILES;

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

export interface Face {
  name: FaceName;
  font: fontkit.Font;
  /** Height of a capital H in font units. */
  capHeight: number;
  mixedCase: boolean;
}

const require = createRequire(import.meta.url);
const opened = new Map<FaceName, Face>();

export function face(name: FaceName): Face {
  const known = opened.get(name);
  if (known) return known;
  const font = fontkit.create(readFileSync(require.resolve(`@expo-google-fonts/${FILES[name]}`))) as fontkit.Font;
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
  return SUBSTITUTES.map(face).find((substitute) => covers(substitute, cased(substitute, text)));
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
