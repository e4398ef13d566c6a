/** Ink sets by style. Every set has a near-black, a near-white and colors that are readable on each other. */

import type { Random } from '../canvas/random.ts';
import type { ShirtTone, Style } from '../canvas/style.ts';
import { chroma, clampLightness, distance, lightness, mix, shade } from './color.ts';

export interface Palette {
  name: string;
  /** Darkest ink: contours. */
  ink: string;
  /** Lightest ink: keylines, letter faces. */
  paper: string;
  main: string;
  accent: string;
  second: string;
  third: string;
  /** From light to deep: suns, stripes, bursts. */
  glow: readonly string[];
}

type Recipe = [
  name: string,
  ink: string,
  paper: string,
  main: string,
  accent: string,
  second: string,
  third: string,
  glow: string,
];

const RECIPES: Record<Style, readonly Recipe[]> = {
  vintage: [
    [
      'sunset',
      '#2a1b2e',
      '#fdeccb',
      '#f9c056',
      '#e2502f',
      '#2a9187',
      '#1f4f66',
      '#ffdf94 #fdb65e #f68d40 #ea6138 #c83b4b',
    ],
    [
      'harbor',
      '#182736',
      '#f6ead2',
      '#eba94a',
      '#cc4a2f',
      '#4f93a1',
      '#27506b',
      '#fbe3a6 #f3c06a #e2914a #c75c3b #8f3a3c',
    ],
    [
      'canyon',
      '#301d18',
      '#f8e5c3',
      '#e8b24c',
      '#b9432b',
      '#74894c',
      '#3c6260',
      '#fbdc9a #f1b35b #dd8440 #bd5333 #83342f',
    ],
    [
      'orchard',
      '#1f2a20',
      '#f7ebcf',
      '#e6a53c',
      '#c3492c',
      '#5f8f5b',
      '#2f5f4c',
      '#fae2a0 #efbd5c #dc8f3e #bb5a33 #7c3b30',
    ],
    [
      'rosewood',
      '#2b1720',
      '#fbe6d2',
      '#f0a25e',
      '#c9374b',
      '#5b8d94',
      '#3a4f73',
      '#ffdcae #f8b077 #ec7d5a #d24c52 #93305a',
    ],
  ],
  modern: [
    [
      'alpine',
      '#12303b',
      '#fff6e3',
      '#ef8a62',
      '#e0604f',
      '#2f6079',
      '#77b0ad',
      '#fff0cf #fbd9ad #f5ab80 #ef8a62 #e0705d',
    ],
    [
      'clay',
      '#2c2430',
      '#fdf3e7',
      '#e88d5a',
      '#c8553d',
      '#5e7f8c',
      '#a3b899',
      '#fdebd0 #f6cfa3 #eeae7d #e88d5a #c8553d',
    ],
    [
      'lagoon',
      '#0f2d40',
      '#f4fbf4',
      '#26a6a0',
      '#ff7f5c',
      '#25648f',
      '#9fd6c2',
      '#fdf3c8 #bfe5cb #7bccb9 #3fb0aa #258a95',
    ],
    [
      'meadow',
      '#1d3329',
      '#fbf6e4',
      '#e9a23b',
      '#dd6b3f',
      '#3f7d5c',
      '#9cc088',
      '#fff1c4 #f8d98b #efbb5b #e59c42 #cf7a3a',
    ],
  ],
  cartoon: [
    [
      'bubblegum',
      '#2a1740',
      '#ffffff',
      '#ff3d74',
      '#ffd23f',
      '#19b5cb',
      '#7a45e6',
      '#ffe58a #ffd23f #ffb52b #ff9420 #f9751c',
    ],
    [
      'arcade',
      '#1d1b45',
      '#ffffff',
      '#7b42f2',
      '#ffd23f',
      '#12bfae',
      '#ff5a6e',
      '#b8f3e4 #7be6d2 #3fd3c0 #17b8ae #0f99a0',
    ],
    [
      'citrus',
      '#2b1b1f',
      '#ffffff',
      '#ff8a1e',
      '#36b7e8',
      '#7ec733',
      '#ee3f5b',
      '#bdeaff #8ad8fb #57c2f2 #31a8e2 #1f8bc8',
    ],
    [
      'slime',
      '#14263a',
      '#ffffff',
      '#6ecb2c',
      '#ff5fa2',
      '#ffc928',
      '#3a7bf0',
      '#ffd1e6 #ffadd2 #ff86bb #f8619f #e24488',
    ],
  ],
  grunge: [
    [
      'blood',
      '#171416',
      '#f0e8da',
      '#c8202e',
      '#8d8781',
      '#6b1a22',
      '#4a4644',
      '#e5564f #d23a3d #c8202e #9c1b27 #6b1a22',
    ],
    [
      'rust',
      '#181513',
      '#f2e7d3',
      '#d5761f',
      '#8f877b',
      '#7c3d14',
      '#4b453d',
      '#efa24b #e28a30 #d5761f #a95a18 #7c3d14',
    ],
    [
      'steel',
      '#14181c',
      '#ecebe4',
      '#3e87b5',
      '#8a8e90',
      '#1f4a68',
      '#464c50',
      '#7db8d8 #5b9fc8 #3e87b5 #2b678d #1f4a68',
    ],
    [
      'moss',
      '#161a14',
      '#ecebd6',
      '#7f9f3a',
      '#8a8b7d',
      '#43561f',
      '#474a40',
      '#b5cb6a #99b650 #7f9f3a #5f7a2c #43561f',
    ],
  ],
  retro: [
    [
      'disco',
      '#3a1c1d',
      '#fde9c4',
      '#f2a33a',
      '#d2482e',
      '#2f8f8b',
      '#7a2b3c',
      '#f6c152 #ec8f36 #d95d2f #b23a35 #7a2b3c',
    ],
    [
      'avocado',
      '#2b2a18',
      '#f9ebc8',
      '#e3a02f',
      '#c8562a',
      '#7c8d3a',
      '#4e5f33',
      '#f0c24b #dd9a34 #c8702c #94792f #5f6f35',
    ],
    [
      'groove',
      '#2c1a35',
      '#ffeccb',
      '#f7a63d',
      '#e5566b',
      '#3a9ca4',
      '#6d3f8c',
      '#f9c65a #f59347 #e9645b #b8497e #6d3f8c',
    ],
    [
      'marina',
      '#14283d',
      '#fdeecf',
      '#f2a541',
      '#df5b3a',
      '#2f8fa3',
      '#1f5878',
      '#f5c95f #ee9a43 #df5b3a #2f8fa3 #1f5878',
    ],
  ],
  minimal: [
    [
      'charcoal',
      '#1f2326',
      '#faf7f0',
      '#d9634a',
      '#d9634a',
      '#5f7f86',
      '#b9b3a7',
      '#f4d9c8 #ecb89f #e39377 #d9634a #b34a35',
    ],
    [
      'indigo',
      '#1d2740',
      '#f8f6ef',
      '#d79a3c',
      '#d79a3c',
      '#5c75a0',
      '#aeb6c4',
      '#f7e6c0 #eccf93 #e1b466 #d79a3c #ad7726',
    ],
    [
      'fern',
      '#1f2d26',
      '#f8f6ec',
      '#4f8f6a',
      '#4f8f6a',
      '#80936b',
      '#b7bda9',
      '#dfeed9 #b3d3b5 #7eb18d #4f8f6a #356b4d',
    ],
  ],
  varsity: [
    [
      'navy',
      '#14213d',
      '#fbf5e6',
      '#f2b233',
      '#b8262f',
      '#3b5f9a',
      '#8593ab',
      '#fbd98a #f6c559 #f2b233 #cf8a24 #a3661b',
    ],
    [
      'maroon',
      '#351018',
      '#fbf3e2',
      '#d9a441',
      '#9c1f33',
      '#6d7b8c',
      '#a58f86',
      '#f3d69a #e6bd6b #d9a441 #b57f2d #8c5a1f',
    ],
    [
      'pine',
      '#11291f',
      '#fbf5e4',
      '#e8b23a',
      '#2f6f4e',
      '#c25a34',
      '#8ba292',
      '#f7dc96 #efc766 #e8b23a #c68d2b #98681f',
    ],
    [
      'royal',
      '#141a44',
      '#ffffff',
      '#ef4136',
      '#2f55c8',
      '#f3b53a',
      '#8f9bc9',
      '#ffb0a3 #f9776b #ef4136 #c62b2a #94201f',
    ],
  ],
};

/** A random ink set of the style, or the one nearest to the color that the idea asks for. */
export function choosePalette(style: Style, random: Random, wanted?: string): Palette {
  const palettes = palettesOf(style);
  if (!wanted) return random.pick(palettes);
  const nearest = palettes.reduce((best, next) =>
    distance(next.main, wanted) < distance(best.main, wanted) ? next : best,
  );
  return distance(nearest.main, wanted) < 0.12 ? nearest : tint(nearest, wanted);
}

export function palettesOf(style: Style): Palette[] {
  return RECIPES[style].map(fromRecipe);
}

function fromRecipe([name, ink, paper, main, accent, second, third, glow]: Recipe): Palette {
  return { name, ink, paper, main, accent, second, third, glow: glow.split(' ') };
}

function tint(palette: Palette, wanted: string): Palette {
  const main = clampLightness(wanted, 0.5, 0.8);
  const glow = [0.2, 0.1, 0, -0.1, -0.2].map((step) => shade(main, step));
  return { ...palette, name: `${palette.name}-tinted`, main, glow };
}

/** Inks for motifs: the palette and the halftones that a printer would mix from it. */
export function motifInks(palette: Palette): string[] {
  const { ink, paper, main, accent, second, third, glow } = palette;
  const middle = glow[2] ?? main;
  const grays = [0.16, 0.32, 0.48, 0.66, 0.82].map((share) => mix(paper, ink, share));
  return [ink, paper, main, accent, second, third, middle, ...grays, mix(accent, ink, 0.45), mix(main, ink, 0.35)];
}

/** For any shirt a color of middle lightness, which is readable on black and on white. */
export function typeInk(palette: Palette, shirtTone: ShirtTone): string {
  if (shirtTone === 'dark') return palette.paper;
  if (shirtTone === 'light') return palette.ink;
  return middling([palette.accent, palette.main, palette.second]);
}

export function typeAccent(palette: Palette, shirtTone: ShirtTone): string {
  if (shirtTone === 'dark') return palette.main;
  if (shirtTone === 'light') return palette.accent;
  return middling([palette.second, palette.main, palette.accent].filter((ink) => ink !== typeInk(palette, shirtTone)));
}

function middling(inks: readonly string[]): string {
  const vivid = inks.filter((ink) => chroma(ink) > 0.05);
  const best = [...(vivid.length > 0 ? vivid : inks)].sort(
    (p, q) => Math.abs(lightness(p) - 0.6) - Math.abs(lightness(q) - 0.6),
  )[0];
  return clampLightness(best ?? '#808080', 0.54, 0.66);
}
