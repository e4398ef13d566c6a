/** Inks and lines of pictures, by the style of a design. */

import type { ShirtTone, Style } from '../../canvas/style.ts';
import type { MotifStyle } from '../../figures/motif.ts';
import { motifInks, type Palette } from '../../inks/palette.ts';

interface Inked {
  style: Style;
  shirtTone: ShirtTone;
  palette: Palette;
}

export function motifStyle(studio: Inked): MotifStyle {
  const style = { ...styleOf(studio), held: heldStyle(studio) };
  return studio.shirtTone === 'light' ? { ...style, keyline: undefined } : style;
}

/** A light line around it, and an ink that no body has where bodies have few. */
function heldStyle({ style, palette }: Inked): Partial<MotifStyle> | undefined {
  const { ink, paper, main, accent } = palette;
  const keyline = { ink: paper, width: 0.022 };
  if (style === 'grunge') return { keyline, mode: { kind: 'tones', tones: [ink, main, paper], isColored: true } };
  if (style === 'minimal') return { keyline, mode: { kind: 'tones', tones: [ink, accent, paper] } };
  return style === 'modern' || style === 'cartoon' ? undefined : { keyline };
}

function styleOf(studio: Inked): MotifStyle {
  const { palette, style } = studio;
  const { ink, paper } = palette;
  if (style === 'cartoon') {
    return {
      mode: { kind: 'natural' },
      outline: { ink, width: 0.02 },
      keyline: { ink: paper, width: 0.022 },
      halftone: { ink, opacity: 0.28 },
      inked: { ink, width: 0.007 },
    };
  }
  if (style === 'grunge') {
    return {
      mode: { kind: 'tones', tones: [ink, palette.third, palette.accent, paper] },
      outline: { ink, width: 0.016 },
      keyline: { ink: paper, width: 0.012 },
      halftone: { ink },
      inked: { ink, width: 0.008 },
    };
  }
  const inks = { kind: 'inks', inks: motifInks(palette) } as const;
  if (style === 'modern') return { mode: inks, outline: { ink: paper, width: 0.018 } };
  if (style === 'minimal')
    return {
      mode: { kind: 'tones', tones: [ink, palette.main, paper] },
      outline: { ink, width: 0.01 },
      keyline: { ink: paper, width: 0.012 },
    };
  return {
    mode: inks,
    outline: { ink, width: 0.018 },
    keyline: { ink: paper, width: 0.014 },
    halftone: { ink, opacity: 0.85 },
    inked: { ink, width: 0.006 },
  };
}
