/** All subjects that are drawn as sheets, by name. */
import { boundsOf } from '../canvas/geometry.ts';
import { NIGHT } from './notation/features.ts';
import type { Area } from './notation/head.ts';
import { drawLines } from './notation/shapes.ts';
import { type Entry, readSheet } from './notation/sheet.ts';
import { SHEETS } from './sheets.ts';

let entries: Map<string, Entry> | undefined;
let byWord: Map<string, string> | undefined;

function catalog(): Map<string, Entry> {
  entries ??= new Map(SHEETS.flatMap(readSheet).map((entry) => [entry.name, entry]));
  return entries;
}

export function allSubjects(): Entry[] {
  return [...catalog().values()].filter(({ name }) => !name.startsWith('.'));
}

/** The subject that has a word, or words, in its list. */
export function subjectOf(words: string): string | undefined {
  byWord ??= new Map(allSubjects().flatMap((entry) => entry.words.map((word) => [word, entry.name] as const)));
  return byWord.get(words);
}

/** Whether words only suggest their subject, as a mechanic suggests a wrench. */
export function isEmblem(words: string): boolean {
  const subject = subjectOf(words);
  return subject !== undefined && (catalog().get(subject)?.emblemOf.has(words) ?? false);
}

export function hasTag(name: string, tag: string): boolean {
  return findSubject(name)?.tags.has(tag) ?? false;
}

interface Disc {
  x: number;
  y: number;
  r: number;
}

/** The eye of a figure from the side. Where both eyes are seen, a disc between them, as large as glasses need it. */
export function sideEyeOf(name: string): Disc | undefined {
  const subject = findSubject(name);
  const lines = expanded(subject?.lines ?? '');
  const [, ...said] = /^eye \S+ (-?\d+),(\d+) (\d+)/m.exec(lines) ?? [];
  const [x = 0, y = 0, r] = (subject?.values.gaze?.split(',') ?? (/^@/m.test(lines) ? [] : said)).map(Number);
  if (r !== undefined) return { x, y, r };
  return subject && isPlain(subject) ? eyeIn(drawSubject(subject)) : undefined;
}

const isPlain = ({ values }: Entry) => values.face === undefined;

/** Glasses are eight radii wide. */
const SMALL_EYE = 1.7;
const BOTH_EYES = 0.3;

/** The topmost small dark disc, with another at its height. */
function eyeIn(areas: readonly Area[]): Disc | undefined {
  const discs = areas.filter(({ fill }) => fill === NIGHT).flatMap(({ ring }) => discOf(ring));
  const [eye] = discs.sort((p, q) => p.y - q.y);
  if (!eye) return undefined;
  const { x, y, r } = eye;
  const mate = discs.find((other) => isMate(eye, other));
  if (!mate) return { x, y, r: r * SMALL_EYE };
  return { x: (x + mate.x) / 2, y: (y + mate.y) / 2, r: Math.abs(mate.x - x) * BOTH_EYES };
}

function isMate(eye: Disc, other: Disc): boolean {
  const apart = Math.abs(other.x - eye.x) / eye.r;
  return apart > 2 && apart < 16 && Math.abs(other.y - eye.y) < eye.r && Math.abs(other.r - eye.r) < eye.r * 0.3;
}

/** Nothing for a ring that is not round, or too small or large for an eye. */
function discOf(ring: Area['ring']): Disc[] {
  const box = boundsOf([ring]);
  const r = Math.max(box.w, box.h) / 2;
  const isRound = ring.length > 20 && Math.min(box.w, box.h) > r * 1.7;
  return isRound && r > 7 && r < 64 ? [{ x: box.x + box.w / 2, y: box.y + box.h / 2, r }] : [];
}

const expanded = (lines: string): string =>
  lines.replace(/^\..*$/gm, (parts) =>
    parts
      .split(' ')
      .map((part) => expanded(catalog().get(part)?.lines ?? ''))
      .join('\n'),
  );

/** A name with a dot is a part, not a subject. */
export function findSubject(name: string): Entry | undefined {
  return name.startsWith('.') ? undefined : catalog().get(name);
}

export function drawSubject({ name, values, lines }: Entry): Area[] {
  const find = (part: string) => {
    const entry = catalog().get(part);
    if (!entry) throw new Error(`${name} uses ${part}, which no sheet has`);
    return entry.lines;
  };
  return drawLines(lines, { colors: values, find, colorsOf: (part) => catalog().get(part)?.values ?? {} });
}
