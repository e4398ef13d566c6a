import { readIdea } from '../../../../src/designer/index.ts';
import type { FieldText } from './schema-answer.ts';

/** An idea as a brief: what is printed and what is drawn. */
export function briefText(prompt: string): FieldText {
  const idea = /^\s*Idea:\s*([\s\S]+)$/im.exec(prompt)?.[1] ?? prompt;
  const { headline, tagline, subject = '', companion, scene, style } = readIdea(idea);
  const fields: Record<string, string> = {
    headline,
    second_line: tagline,
    subject: nameOf(subject),
    relation: companion?.relation ?? 'none',
    companion: nameOf(companion?.motif ?? ''),
    scene: scene ?? 'none',
    mood: moodIn(idea),
    style: style ?? 'none',
  };
  return (name) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
}

const nameOf = (picture: string) => picture.replace(/-(?:face|head)$/, '').replaceAll('-', ' ');

const MOODS: [mood: string, words: RegExp][] = [
  ['funny', /\b(?:funny|sorry|never|can't|don't|okayest|joke)\b/i],
  ['cute', /\b(?:cute|kitten|puppy|bunny|little)\b/i],
  ['dark', /\b(?:skull|ghost|dark|night)\b/i],
  ['nostalgic', /\b(?:vintage|retro|est|19\d\d)\b/i],
];

function moodIn(idea: string): string {
  return MOODS.find(([, words]) => words.test(idea))?.[0] ?? 'none';
}
