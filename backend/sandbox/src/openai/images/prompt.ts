import type { ShirtTone } from '../../../../src/designer/index.ts';
import type { PictureFlaw } from './draw-picture.ts';

export interface PromptRequest {
  idea: string;
  shirtTone: ShirtTone;
  flaw?: PictureFlaw | undefined;
  keyColor?: string | undefined;
}

export function readPrompt(prompt: string): PromptRequest {
  return { idea: ideaOf(prompt), shirtTone: shirtToneOf(prompt), keyColor: keyColorOf(prompt), flaw: flawIn(prompt) };
}

/** The idea itself may contain commas, full stops and line ends. */
function ideaOf(prompt: string): string {
  const named = /^\s*Idea:\s*(.+)$/im.exec(prompt)?.[1];
  if (named) return named;
  const framed = /\bgraphic of\s+([\s\S]+?)\s*,\s*designed for\b/i.exec(prompt)?.[1];
  if (framed) return framed;
  const request = prompt.replace(/^\s*(?:Avoid|Background|Composition|Lettering|Style|Palette)\s*:.*$/gim, '').trim();
  return /^[\s\S]{1,400}?[.!?](?=\s|$)/.exec(request)?.[0] ?? request;
}

function shirtToneOf(prompt: string): ShirtTone {
  const shirt =
    /\b(dark|black|light|white)(?:[- ]colou?red)?\s+(?:shirts?|t-shirts?|tees?|garments?|fabrics?|cloth)\b/i.exec(
      prompt,
    )?.[1];
  if (!shirt) return 'any';
  return /dark|black/i.test(shirt) ? 'dark' : 'light';
}

const FLAWS: readonly PictureFlaw[] = ['uncertain background', 'coarse picture'];

function flawIn(prompt: string): PictureFlaw | undefined {
  const words = prompt.toLowerCase();
  return FLAWS.find((flaw) => new RegExp(`\\b${flaw}\\b`).test(words));
}

function keyColorOf(prompt: string): string | undefined {
  const sentences = prompt.split(/\n|(?<=[.;])\s/).filter((sentence) => /background|backdrop|behind/i.test(sentence));
  const hex = sentences.map((sentence) => /#([0-9a-f]{6})\b/i.exec(sentence)?.[1]).find(Boolean);
  return hex ? `#${hex.toLowerCase()}` : undefined;
}
