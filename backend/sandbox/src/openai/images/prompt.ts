import type { Ground } from '../../../../src/designer/index.ts';

/** What a prompt asks a painter for. */
export interface PromptWish {
  idea: string;
  /** The cloth it should read on. */
  ground: Ground;
  /** Trouble that the idea asks for by name: see README.md. */
  trouble?: 'uncertain background' | 'coarse picture' | undefined;
  /** A flat color the prompt wants behind the picture, `#rrggbb`. */
  key?: string;
}

/** Reads an image prompt as the product writes it, and any other as well as may be. */
export function readPrompt(prompt: string): PromptWish {
  return { idea: ideaOf(prompt), ground: groundOf(prompt), key: keyOf(prompt), trouble: troubleIn(prompt) };
}

/**
 * A line "Idea: …" wins; then what stands between "graphic of" and ", designed for"; else the first sentence.
 * The idea itself may hold commas, full stops and line ends.
 */
function ideaOf(prompt: string): string {
  const named = /^\s*Idea:\s*(.+)$/im.exec(prompt)?.[1];
  if (named) return named;
  const framed = /\bgraphic of\s+([\s\S]+?)\s*,\s*designed for\b/i.exec(prompt)?.[1];
  if (framed) return framed;
  const wishes = prompt.replace(/^\s*(?:Avoid|Background|Composition|Lettering|Style|Palette)\s*:.*$/gim, '').trim();
  return /^[\s\S]{1,400}?[.!?](?=\s|$)/.exec(wishes)?.[0] ?? wishes;
}

function groundOf(prompt: string): Ground {
  const cloth =
    /\b(dark|black|light|white)(?:[- ]colored|[- ]colored)?\s+(?:shirts?|t-shirts?|tees?|garments?|fabrics?|cloth)\b/i.exec(
      prompt,
    )?.[1];
  if (!cloth) return 'any';
  return /dark|black/i.test(cloth) ? 'dark' : 'light';
}

function troubleIn(prompt: string): PromptWish['trouble'] {
  return /\b(uncertain background|coarse picture)\b/i.exec(prompt)?.[1]?.toLowerCase() as PromptWish['trouble'];
}

/** A hex color in a sentence about the background. */
function keyOf(prompt: string): string | undefined {
  const sentences = prompt.split(/\n|(?<=[.;])\s/).filter((sentence) => /background|backdrop|behind/i.test(sentence));
  const hex = sentences.map((sentence) => /#([0-9a-f]{6})\b/i.exec(sentence)?.[1]).find(Boolean);
  return hex ? `#${hex.toLowerCase()}` : undefined;
}
