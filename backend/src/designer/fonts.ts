/** The typefaces (open font licences, see NOTICES.md), read from their npm packages once and kept. */
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
} as const;

export type FaceName = keyof typeof FILES;

/** Faces whose lower case is their charm; all others are set in capitals. */
const MIXED_CASE = new Set<FaceName>(['lobster', 'pacifico', 'yellowtail', 'shrikhand']);

/** Covers Cyrillic, Hebrew and the Latin letters that display faces leave out. */
const FALLBACK: FaceName = 'rubik';

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

/** Whether the face can draw every character. */
function covers({ font }: Face, text: string): boolean {
  return [...text].every((character) => character === ' ' || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

/** The wanted face, or the fallback where the wanted one lacks a character. */
export function faceFor(name: FaceName, text: string): Face {
  const wanted = face(name);
  return covers(wanted, cased(wanted, text)) ? wanted : face(FALLBACK);
}

/** The text in the case the face is made for. */
export function cased({ mixedCase }: Face, text: string): string {
  return mixedCase ? text : text.toUpperCase();
}

/** Characters that none of our faces can draw are left out. */
export function drawable(text: string): string {
  const { font } = face(FALLBACK);
  return [...text].filter((c) => c === ' ' || font.hasGlyphForCodePoint(c.codePointAt(0) ?? 0)).join('');
}
