import type { CheckLevel, PrintCheck } from './report.ts';

/** Printify calls 300 DPI high and below about 150 low; edge-locked pictures hold from 200. */
export function dpiCheck(effectiveDpi: number): PrintCheck {
  const level: CheckLevel = effectiveDpi >= 200 ? 'good' : effectiveDpi >= 60 ? 'warn' : 'bad';
  return {
    id: 'resolution',
    level,
    value: Math.round(effectiveDpi),
    limit: 200,
    unit: 'dpi',
    message: {
      good: 'The picture carries enough detail for its printed size.',
      warn: 'The picture was enlarged; its edges stay crisp, but fine detail may look soft.',
      bad: 'The picture is too small for this print area: it would print visibly coarse.',
    }[level],
    source: 'Printify artwork guide, 300 DPI recommended; our measurements of the enlargement',
  };
}

export function coverageCheck(coverage: number): PrintCheck {
  const level: CheckLevel = coverage < 0.002 ? 'bad' : coverage < 0.01 || coverage > 0.9 ? 'warn' : 'good';
  const little = coverage < 0.01;
  return {
    id: 'coverage',
    level,
    value: coverage,
    limit: little ? 0.01 : 0.9,
    unit: 'share',
    message:
      level === 'good'
        ? 'The design fills a sensible part of the print area.'
        : little
          ? 'There is hardly any ink in this picture.'
          : 'The design is a nearly solid block: it will feel stiff on the shirt.',
    source: 'Our own experience with direct-to-garment prints',
  };
}

export function semiTransparentCheck(share: number): PrintCheck {
  const level: CheckLevel = share > 0.05 ? 'warn' : 'good';
  return {
    id: 'semi_transparent',
    level,
    value: share,
    limit: 0.05,
    unit: 'share',
    message:
      level === 'good'
        ? 'Edges are firm: nothing half-transparent that would print as a haze.'
        : 'Parts of the design are half-transparent; the white base under the ink may show there.',
    source: 'maxifashions.com direct-to-garment guide: no half-transparent pixels',
  };
}

/** Below this confidence a cut-out must be seen by a person before it is printed. */
export const TRUSTED = 0.6;

export function backgroundCheck(background: 'transparent' | 'removed' | 'kept', confidence: number): PrintCheck {
  const sure = confidence >= TRUSTED;
  const level: CheckLevel = !sure ? 'bad' : background === 'kept' ? 'warn' : 'good';
  const message = sure
    ? {
        transparent: 'The picture came with a transparent background.',
        removed: 'The background was removed cleanly.',
        kept: 'The background was kept: the whole rectangle will be printed.',
      }[background]
    : 'We are not sure what is background in this picture. Please look at it before publishing.';
  return {
    id: 'background',
    level,
    value: confidence,
    limit: TRUSTED,
    unit: 'confidence',
    message,
    source: 'Our cut-outs of pictures with known truth',
  };
}
