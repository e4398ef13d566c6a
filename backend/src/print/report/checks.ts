import { confidenceLimit } from '../matte/trust.ts';
import type { CheckLevel, PrintCheck, PrintReport, ShirtCheck } from './report.ts';

function below(value: number, limit: number, stop = Infinity): CheckLevel {
  return value > stop ? 'bad' : value > limit ? 'warn' : 'good';
}

/** Pictures of image models must pass: 1024 pixels, half of them art, give 33 DPI on the widest area (4682 pixels). */
const COARSE = 30;

/** Printify calls 300 DPI high and less than about 150 low; with our enlargement 200 is enough. */
export function dpiCheck(effectiveDpi: number): PrintCheck {
  const level: CheckLevel = effectiveDpi >= 200 ? 'good' : effectiveDpi >= COARSE ? 'warn' : 'bad';
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

/** Of a sheet that was drawn at this density and never enlarged. */
export function drawnDpiCheck(effectiveDpi: number): PrintCheck {
  return {
    id: 'resolution',
    level: effectiveDpi >= 150 ? 'good' : 'warn',
    value: Math.round(effectiveDpi),
    limit: 150,
    unit: 'dpi',
    message: 'Drawn at this density, not enlarged: sharp from where a sheet of this size is seen.',
    source: 'Printful, "What is DPI": 150 to 300; tradeprint.co.uk: 150 for large prints',
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
          : 'The design is a nearly solid block: on cloth it will feel stiff.',
    source: 'Our own experience with direct-to-garment prints',
  };
}

export function semiTransparentCheck(share: number): PrintCheck {
  const level = below(share, 0.05);
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

export function backgroundCheck(background: 'transparent' | 'removed' | 'kept', confidence: number): PrintCheck {
  const sure = confidence >= confidenceLimit;
  const level: CheckLevel = !sure ? 'bad' : background === 'kept' ? 'warn' : 'good';
  const message = sure
    ? {
        transparent: 'The picture came with a transparent background.',
        removed: 'The background was removed cleanly.',
        kept: 'The background was kept: the whole rectangle will be printed.',
      }[background]
    : 'We’re not sure what’s background in this picture. Please check it before publishing.';
  return {
    id: 'background',
    level,
    value: confidence,
    limit: confidenceLimit,
    unit: 'confidence',
    message,
    source: 'Our cut-outs of 240 pictures with known truth',
  };
}

export function marginCheck(margins: PrintReport['margins'], wanted: number): PrintCheck {
  const least = Math.min(...Object.values(margins));
  const fits = least >= wanted - 0.5;
  return {
    id: 'margins',
    level: fits ? 'good' : least >= 0 ? 'warn' : 'bad',
    value: least,
    limit: wanted,
    unit: 'px',
    message: fits
      ? 'The design keeps clear of the edges of the print area.'
      : 'The design comes very close to the edge of the print area and may be cut.',
    source: 'Presses place what they print to about 2.5 mm',
  };
}

export function bleedCheck(): PrintCheck {
  return {
    id: 'margins',
    level: 'good',
    value: 0,
    limit: 0,
    unit: 'px',
    message: 'The background runs over every edge, so that no white shows where the paper is trimmed.',
    source: 'Posters are printed to their edges',
  };
}

export function hazeCheck(share: number): PrintCheck {
  const level = below(share, 0.01);
  return {
    id: 'haze',
    level,
    value: share,
    limit: 0.01,
    unit: 'share',
    message:
      level === 'good'
        ? 'No veils of thin color.'
        : 'Glows, smoke or shadows are half-transparent over an area; they print as a pale haze on dark colors.',
    source: 'maxifashions.com direct-to-garment guide; our measurements of soft and hard wear',
  };
}

export function thinStrokeCheck(share: number): PrintCheck {
  const level = below(share, 0.03);
  return {
    id: 'thin_strokes',
    level,
    value: share,
    limit: 0.03,
    unit: 'share',
    message:
      level === 'good'
        ? 'Lines are thick enough to print.'
        : 'Some lines are thinner than half a millimeter and may break up in print.',
    source: 'dtfmichigan.com: lines of 1 pt or more',
  };
}

export function speckCheck(count: number): PrintCheck {
  const level = below(count, 400);
  return {
    id: 'specks',
    level,
    value: count,
    limit: 400,
    unit: 'specks',
    message:
      level === 'good'
        ? 'No stray specks.'
        : 'There are many tiny specks; where they are not meant as wear, they look like dirt.',
    source: 'Our measurements of clean and worn designs',
  };
}

export function inkCountCheck(count: number): PrintCheck {
  return {
    id: 'inks',
    level: 'good',
    value: count,
    limit: 12,
    unit: 'inks',
    message:
      count <= 12 ? `The design uses ${count === 1 ? 'one ink' : `${count} inks`}.` : 'The design is in full color.',
    source: 'Colors closer than 0.07 in OKLab counted as one',
  };
}

export function gamutCheck(share: number): PrintCheck {
  const level = below(share, 0.15);
  return {
    id: 'gamut',
    level,
    value: share,
    limit: 0.15,
    unit: 'share',
    message:
      level === 'good'
        ? 'Inks reach the colors of the design.'
        : 'Very bright colors, such as neon green or pink, will print duller than on screen.',
    source: 'sRGB through CMYK and back, OKLab distance over 0.08',
  };
}

/** Share of lost outline from which a shirt gets a warning, and from which it stops publishing. */
const HARD_TO_READ = 0.35;
const UNREADABLE = 0.8;

export const legibilityLevel = (edgeShare: number): CheckLevel => below(edgeShare, HARD_TO_READ, UNREADABLE);

export function legibilityCheck(shirts: readonly ShirtCheck[]): PrintCheck | null {
  const worst = shirts.toSorted((one, other) => other.edgeShare - one.edgeShare)[0];
  if (!worst) return null;
  const names = shirts.filter((shirt) => shirt.level === worst.level).map((shirt) => shirt.color);
  return {
    id: 'legibility',
    level: worst.level,
    value: worst.edgeShare,
    limit: HARD_TO_READ,
    unit: 'share',
    message: {
      good: 'The design stands out on every color chosen.',
      warn: `Parts of the design fade into these colors: ${names.join(', ')}.`,
      bad: `The design can hardly be seen on these colors: ${names.join(', ')}.`,
    }[worst.level],
    source: 'Share of the outline within an OKLab distance of 0.13 of the color',
  };
}
