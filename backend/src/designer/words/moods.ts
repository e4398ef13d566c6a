import type { Style } from '../canvas/style.ts';

export const MOODS = ['funny', 'cute', 'bold', 'peaceful', 'dark', 'nostalgic', 'warm', 'proud'] as const;

export type Mood = (typeof MOODS)[number];

/** Styles that suit a mood: one of them is drawn where no style is named. */
export const STYLES_OF_MOOD: Record<Mood, readonly Style[]> = {
  funny: ['cartoon', 'retro', 'modern'],
  cute: ['cartoon', 'retro'],
  bold: ['modern', 'grunge', 'varsity'],
  peaceful: ['minimal', 'modern', 'vintage'],
  dark: ['grunge', 'vintage'],
  nostalgic: ['vintage', 'retro'],
  warm: ['vintage', 'retro', 'cartoon'],
  proud: ['varsity', 'vintage', 'modern'],
};

const WORDS: Record<Mood, string> = {
  funny: 'funny silly sarcastic sarcasm humor hilarious joke jokes goofy',
  cute: 'cute kawaii adorable chibi baby',
  bold: 'bold fierce badass savage beast unstoppable',
  peaceful: 'calm peaceful serene zen quiet relaxing meditation breathe',
  dark: 'dark spooky creepy gothic scary evil haunted grim horror',
  nostalgic: 'nostalgic nostalgia vintage retro throwback antique',
  warm: 'cozy thankful grateful blessed memory cherish',
  proud: 'proud pride champion champions',
};

const BY_WORD: ReadonlyMap<string, Mood> = new Map(
  MOODS.flatMap((mood) => WORDS[mood].split(' ').map((word): [string, Mood] => [word, mood])),
);

/** The first mood that one of the words names. */
export function moodOf(words: readonly string[]): Mood | undefined {
  return words.map((word) => BY_WORD.get(word)).find(Boolean);
}
