import { shirtColor } from '../color/shirt-colors.ts';
import { inksOf, outOfGamutShare } from '../inks/inks.ts';
import { type InkProfile, inkProfile, legibilityOn } from '../inks/legibility.ts';
import { release } from '../raster/frame.ts';
import { type Placement, type PrintArea, SAFE_MARGIN } from '../raster/placement.ts';
import type { Raster } from '../raster/raster.ts';
import {
  backgroundCheck,
  coverageCheck,
  dpiCheck,
  gamutCheck,
  hazeCheck,
  inkCountCheck,
  legibilityCheck,
  legibilityLevel,
  marginCheck,
  semiTransparentCheck,
  speckCheck,
  thinStrokeCheck,
} from './checks.ts';
import { alphaFacts, countSpecks, inkMask, thinShare } from './measure.ts';
import type { PrintCheck, PrintReport, ShirtCheck } from './report.ts';

export interface ReportFacts {
  area: PrintArea;
  placement: Placement;
  background: PrintReport['background'];
  confidence: number;
  effectiveDpi: number;
  shirts: readonly string[];
}

/** An opening at half size removes strokes below 6 print pixels: 0.5 mm, 1.4 pt. */
const STROKE_STEP = 2;
/** At quarter size an island below 12 pixels is under 1.2 mm across. */
const SPECK_STEP = 4;
const SPECK_SIZE = 12;

export async function createReport(raster: Raster, facts: ReportFacts): Promise<PrintReport> {
  const { area, effectiveDpi, background, confidence } = facts;
  const { ink, semi, haze } = alphaFacts(raster);
  const coverage = ink / (area.width * area.height);
  const semiTransparentShare = semi / Math.max(1, ink);
  const margins = marginsOf(raster, facts);
  const profile = inkProfile(raster);
  const inks = inksOf(profile);
  const shirts = facts.shirts.map((color) => onShirt(profile, color));
  const checks: (PrintCheck | null)[] = [
    dpiCheck(effectiveDpi),
    backgroundCheck(background, confidence),
    coverageCheck(coverage),
    marginCheck(margins, SAFE_MARGIN),
    semiTransparentCheck(semiTransparentShare),
    hazeCheck(haze / Math.max(1, ink)),
    thinStrokeCheck(thinShare(raster, STROKE_STEP)),
    speckCheck(specksOf(raster)),
    inkCountCheck(inks.length),
    gamutCheck(await outOfGamutShare(profile)),
    legibilityCheck(shirts),
  ];
  return {
    effectiveDpi: Math.round(effectiveDpi),
    background,
    confidence,
    coverage,
    semiTransparentShare,
    margins,
    inks: inks.map(({ hex }) => hex),
    shirts,
    checks: checks.filter((check) => check !== null),
  };
}

function specksOf(raster: Raster): number {
  const mask = inkMask(raster, SPECK_STEP);
  const count = countSpecks(mask, SPECK_SIZE);
  release(mask.data);
  return count;
}

function marginsOf({ width, height }: Raster, { area, placement }: ReportFacts): PrintReport['margins'] {
  const left = placement.x * area.width - width / 2;
  const top = placement.y * area.height - height / 2;
  return { left, top, right: area.width - left - width, bottom: area.height - top - height };
}

function onShirt(profile: InkProfile, color: string): ShirtCheck {
  const { hex } = shirtColor(color);
  const { edgeShare, areaShare } = legibilityOn(profile, hex);
  return { color, hex, edgeShare, areaShare, level: legibilityLevel(edgeShare) };
}
