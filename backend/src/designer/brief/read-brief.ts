/** Briefs: by our own grammar, and from what a text model suggests. */

import { STYLES } from '../canvas/style.ts';
import { suitingLayouts } from '../design/choices.ts';
import { RELATION_NAMES } from '../design/document.ts';
import { MOST_ACCENTS } from '../idea/cast.ts';
import {
  HEADLINE_WORDS,
  limitWords,
  normalize,
  QUOTED,
  quoted,
  type Reading,
  readIdea,
  scenesIn,
  TAGLINE_WORDS,
  YEAR,
} from '../idea/idea.ts';
import { capitalsCount } from '../idea/names.ts';
import { choosePictures } from '../idea/pictures.ts';
import { tokensOf, wordsOf } from '../idea/tokens.ts';
import { LAYOUT_NAMES, type LayoutName } from '../layouts/index.ts';
import { sightings } from '../words/lexicon.ts';
import { MOODS, moodOf } from '../words/moods.ts';
import { PERSON_FIGURES } from '../words/persons.ts';
import { LANDSCAPES, SCENE_HINTS } from '../words/scenes.ts';
import { type Brief, type BriefReading, MOST_LINES, PALETTE_NAMES, toIdea } from './brief.ts';
import { ideaWords, linesOfIdea } from './idea-words.ts';
import { undrawnOf } from './undrawn.ts';

/** What a model says of an idea, unchecked; an empty text stands for nothing. */
export interface BriefDraft extends Record<Exclude<keyof Brief, 'words' | 'companion' | 'accents'>, string> {
  words: string[];
  companion: string;
  relation: string;
}

/** Accepts any text; never throws. The same idea gives the same brief. */
export function readBrief(idea: string): BriefReading {
  const reading = readIdea(idea);
  return completed(idea, reading, {
    words: [reading.headline, reading.tagline].filter(Boolean),
    subject: reading.subject,
    companion: reading.companion,
    accents: reading.accents,
    scene: reading.scene,
    mood: moodOf(wordsOf(idea)),
    style: reading.style,
  });
}

/**
 * What of a model's draft is in the idea and can be drawn; the rest as our grammar reads it. Nothing that is printed or
 * drawn is invented, and no quotation, name or year is lost.
 */
export function checkBrief(idea: string, draft: BriefDraft): BriefReading {
  const reading = readIdea(idea);
  const brief: Brief = {
    words: printedOf(idea, draft.words, reading),
    ...castOf(idea, draft, reading),
    scene: sceneOf(idea, draft.scene) ?? reading.scene,
    mood: oneOf(MOODS, draft.mood) ?? moodOf(wordsOf(idea)),
    style: reading.style ?? oneOf(STYLES, draft.style),
    palette: oneOf(PALETTE_NAMES, draft.palette),
  };
  return completed(idea, reading, { ...brief, layout: oneOf(LAYOUT_NAMES, draft.layout) });
}

/** With a layout only where it suits, and without properties that say nothing. */
function completed(idea: string, reading: Reading, brief: Brief): BriefReading {
  const layout = brief.layout ?? layoutNamed(idea, brief.words);
  const suits = layout && suitingLayouts(toIdea(idea, brief)).includes(layout);
  const all = { ...brief, layout: suits ? layout : undefined, undrawn: undrawnOf(idea, brief, reading) };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as unknown as BriefReading;
}

/** Words that ask for a layout where they are not printed. */
const LAYOUT_WORDS = new Map<string, LayoutName>([
  ['badge', 'badge'],
  ['emblem', 'badge'],
  ['sticker', 'sticker'],
  ['poster', 'poster'],
]);

function layoutNamed(idea: string, lines: readonly string[]): LayoutName | undefined {
  const printed = new Set(wordsOf(lines.join(' ')));
  const named = wordsOf(idea).filter((word) => !printed.has(word));
  return named.map((word) => LAYOUT_WORDS.get(word)).find(Boolean);
}

function oneOf<T extends string>(names: readonly T[], name: string): T | undefined {
  return names.find((one) => one === name.trim().toLowerCase());
}

function printedOf(idea: string, lines: readonly string[], reading: Reading): string[] {
  const ours = [reading.headline, reading.tagline].filter(Boolean);
  const asked = lines.filter((line) => /[\p{L}\p{N}]/u.test(line));
  if (asked.length === 0) return needsWords(idea, reading) ? ours : [];
  const fitting = [asked, [asked.join(' ')]].find((some) => some.length <= MOST_LINES);
  const found = fitting && linesOfIdea(idea, fitting);
  return found && fits(found) && loses(idea, reading, found).length === 0 ? found : ours;
}

/** What somebody says is there to be read, and so is what cannot be drawn. */
function needsWords(idea: string, reading: Reading): boolean {
  const isDrawn = Boolean(reading.subject ?? reading.scene);
  return reading.slogan || !isDrawn || loses(idea, reading, []).length > 0;
}

function fits([headline = '', tagline = '']: readonly string[]): boolean {
  const limits = [limitWords(headline, HEADLINE_WORDS * QUOTED), limitWords(tagline, TAGLINE_WORDS * QUOTED)];
  return limits.every(({ unset }) => unset.length === 0);
}

/** Quoted words, names and years that the lines lack and our grammar prints. */
function loses(idea: string, { headline, tagline }: Reading, lines: readonly string[]): string[] {
  const ours = new Set(keysOf(`${headline} ${tagline}`));
  const printed = new Set(keysOf(lines.join(' ')));
  return [...dueWords(idea)].filter((word) => ours.has(word) && !printed.has(word));
}

const keysOf = (text: string) => ideaWords(text).map(({ key }) => key);

/** Words of an idea that are printed, whatever else is: all that is quoted, names and years. */
export function dueWords(idea: string): ReadonlySet<string> {
  const plain = normalize(idea);
  const named = tokensOf(plain, true, capitalsCount(plain)).filter(({ kind, word }) => {
    return kind === 'name' || (kind === 'date' && /\d/u.test(word));
  });
  const years = plain.match(YEAR) ?? [];
  return new Set(keysOf([...quoted(plain), ...named.map(({ text }) => text), ...years].join(' ')));
}

/** A picture that the idea names, by any of its words; else what our grammar draws. */
function castOf(idea: string, { subject: phrase, companion: second, relation }: BriefDraft, reading: Reading) {
  const subject = pictureOf(idea, phrase, reading);
  const ours = { subject: reading.subject, companion: reading.companion, accents: reading.accents };
  if (!subject) return ours;
  const motif = pictureOf(idea, second, reading);
  const how = oneOf(RELATION_NAMES, relation);
  if (motif && motif !== subject) {
    const accents = accentsBeside([subject, motif], reading);
    return { subject, companion: { motif, relation: how ?? 'beside' } as const, ...(accents && { accents }) };
  }
  return subject === reading.subject ? ours : { subject, companion: undefined };
}

/** Further things of the idea, where a model chose the first two among what we draw. */
function accentsBeside(chosen: readonly string[], { subject, companion, accents }: Reading): string[] | undefined {
  const ours = [subject, companion?.motif, ...(accents ?? [])].filter((one) => one !== undefined);
  const others = chosen.every((one) => ours.includes(one)) ? ours.filter((one) => !chosen.includes(one)) : [];
  return others.length > 0 ? others.slice(0, MOST_ACCENTS) : undefined;
}

function pictureOf(idea: string, phrase: string, { subject, companion }: Reading): string | undefined {
  const words = wordsOf(phrase);
  const ours = [subject, companion?.motif].filter((one) => one !== undefined);
  // By itself the word for a trade is drawn as its tool: "seamstress" as scissors.
  const person = ours.find((one) => namesPerson(words, one));
  if (person) return person;
  const name = choosePictures(words, [], []).subject;
  if (!name) return undefined;
  // "Howling wolf" is drawn as the wolf that howls, hammer and wrench as one picture.
  const closer = ours.find((one) => one.startsWith(`${name}-`) || one.split('-and-').includes(name));
  if (closer) return closer;
  const known = wordsOf(normalize(idea));
  const isNamed = sightings(known).some(({ motif }) => motif === name) || words.every((word) => known.includes(word));
  return isNamed ? name : undefined;
}

function namesPerson(words: readonly string[], figure: string): boolean {
  const text = ` ${words.join(' ')} `;
  return Object.entries(PERSON_FIGURES).some(([person, own]) => own === figure && text.includes(` ${person} `));
}

/** A scene that a word of the idea names or suggests. */
function sceneOf(idea: string, name: string) {
  const words = wordsOf(normalize(idea));
  const named = [...scenesIn(words, LANDSCAPES), ...scenesIn(words, SCENE_HINTS)];
  return oneOf(named, name);
}
