import type { ShirtTone } from '../../../../src/designer/index.ts';
import type { PictureFlaw } from './draw-picture.ts';

export interface PromptRequest {
  idea: string;
  shirtTone: ShirtTone;
  flaw?: PictureFlaw | undefined;
  keyColor?: string | undefined;
}

export function readPrompt(prompt: string): PromptRequest {
  return {
    idea: briefOf(prompt) ?? ideaOf(prompt),
    shirtTone: shirtToneOf(prompt),
    keyColor: keyColorOf(prompt),
    flaw: flawIn(prompt),
  };
}

/** What a prompt asks for line by line goes before the idea: its words are the only ones. */
function briefOf(prompt: string): string | undefined {
  const line = (label: string) => new RegExp(`^${label}:\\s*(.+)$`, 'm').exec(prompt)?.[1] ?? '';
  const lettering = line('Lettering');
  if (!/^(?:exactly|none)\b/.test(lettering)) return undefined;
  const quotes = lettering.match(/“[^”]*”/g) ?? [];
  const [subject, scene] = [line('Subject'), line('Scene')];
  return (
    [line('Style'), subject && `a ${subject}`, scene && `in a ${scene}`, ...quotes].filter(Boolean).join(' ') ||
    undefined
  );
}

/** The idea itself may contain commas, full stops and line ends. */
function ideaOf(prompt: string): string {
  const named = /^\s*Idea:\s*(.+)$/im.exec(prompt)?.[1];
  if (named) return named;
  const framed = /\bgraphic of\s+([\s\S]+?)\s*,\s*designed for\b/i.exec(prompt)?.[1];
  if (framed) return framed;
  const request = prompt
    .replace(/^\s*(?:Avoid|Background|Composition|Layout|Lettering|Mood|Palette|Scene|Style|Subject)\s*:.*$/gim, '')
    .trim();
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

const FLAWS: readonly PictureFlaw[] = ['uncertain background', 'coarse picture', 'small picture'];

function flawIn(prompt: string): PictureFlaw | undefined {
  const words = prompt.toLowerCase();
  return FLAWS.find((flaw) => new RegExp(`\\b${flaw}\\b`).test(words));
}

function keyColorOf(prompt: string): string | undefined {
  const sentences = prompt.split(/\n|(?<=[.;])\s/).filter((sentence) => /background|backdrop|behind/i.test(sentence));
  const hex = sentences.map((sentence) => /#([0-9a-f]{6})\b/i.exec(sentence)?.[1]).find(Boolean);
  return hex ? `#${hex.toLowerCase()}` : undefined;
}
