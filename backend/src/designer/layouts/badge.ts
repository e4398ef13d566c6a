/** A round badge: words on its rim, the picture in its middle, a ribbon across. */

import { circleRing } from '../canvas/geometry.ts';
import type { Piece } from '../canvas/svg.ts';
import { clampLightness, distance, mix } from '../inks/color.ts';
import { inkLettering } from '../lettering/finish.ts';
import type { FaceName } from '../lettering/fonts.ts';
import { type Lettering, moveTo, onCircle, setLine } from '../lettering/lettering.ts';
import { fitLine } from '../lettering/lines.ts';
import { fountFor } from '../lettering/runs.ts';
import { band, ornament, ribbon, starRing } from '../scenery/ornament.ts';
import { rays } from '../scenery/scenery.ts';
import { castPieces } from './cast/cast.ts';
import { aboveWords } from './parts.ts';
import { CX, pickFace, plainInk, type Studio, setPlain, slot } from './studio.ts';

const FACES: readonly FaceName[] = ['rye', 'alfaSlab', 'oswald', 'bebasNeue'];
const CY = 2700;
const R = 2050;
/** Radii of the baselines of the rim's words, read from outside and from inside. */
const RIM = { upper: R - 520, lower: R - 205, height: 330 };

/** Characters of a second line on the lower rim; a longer one goes below the badge. */
const LONGEST_LOWER = 15;
/** Of half the rim: what the ends of the ribbon leave free. */
const UNDER_RIBBON = 0.38;

export function badgeLayout(studio: Studio): Piece[] {
  const { idea, palette } = studio;
  const face = pickFace(studio, FACES);
  const words = distribute(idea.headline, idea.tagline);
  const disc = { cx: CX, cy: CY, r: R };
  const inner = R - 640;
  const { plate, print } = rimInks(studio);
  const pieces: Piece[] = [
    ornament('plate', [
      { shape: [circleRing(CX, CY, R, 240)], fill: studio.shirtTone === 'dark' ? palette.paper : palette.ink },
      { shape: [circleRing(CX, CY, R - 50, 240)], fill: plate },
      { shape: [circleRing(CX, CY, inner + 40, 240)], fill: palette.paper },
    ]),
    band({ ...disc, r: R - 90 }, R - 112, print),
    band({ ...disc, r: inner + 40 }, inner + 6, palette.ink),
    { ...rays({ ...disc, r: inner - 10 }, 26, mix(palette.paper, palette.main, 0.45), 0), name: 'rays' },
    beads(disc, inner - 60, palette.ink),
    stars(distance(palette.accent, plate) > DISTINCT ? palette.accent : print, inner, !words.lower),
    ...castPieces(
      studio,
      aboveWords(
        idea,
        slot(CX - inner * 0.72, CY - inner * 0.86, inner * 1.44, inner * (words.ribbon ? 1.42 : 1.68)),
        words.ribbon ? 170 : 0,
      ),
      false,
    ),
  ];
  const finish = { fill: print };
  if (words.upper) pieces.push(inkLettering('upper rim', [rim(words.upper, face, false)], finish, studio.ids));
  if (words.ribbon) pieces.push(...ribbonPieces(studio, words.ribbon, face));
  if (words.lower)
    pieces.push(
      inkLettering(
        'lower rim',
        [rim(words.lower, face, true, words.ribbon ? UNDER_RIBBON : undefined)],
        finish,
        studio.ids,
      ),
    );
  if (words.below)
    pieces.push(
      setPlain(
        studio,
        'tagline',
        words.below,
        CY + R + 130,
        { face: 'oswald', width: 3600, height: 220, tracking: 0.12 },
        { fill: plainInk(studio) },
      ).piece,
    );
  return pieces;
}

/** Least distance of the stars' ink from that of the rim. */
const DISTINCT = 0.25;

/** On a light shirt a pale rim would fade: it is dark and its words are pale. */
function rimInks({ palette, shirtTone }: Studio): { plate: string; print: string } {
  if (shirtTone !== 'light') return { plate: palette.paper, print: palette.ink };
  return { plate: clampLightness(palette.third, 0, 0.42), print: palette.paper };
}

interface BadgeWords {
  upper: string;
  ribbon: string;
  lower: string;
  below: string;
}

/** The first words go on the upper rim, one strong word on the ribbon, the rest below. */
function distribute(headline: string, tagline: string): BadgeWords {
  const words = headline.split(' ').filter(Boolean);
  const short = tagline.length <= LONGEST_LOWER;
  const rest = { lower: short ? tagline : '', below: short ? '' : tagline };
  if (words.length <= 1) return { upper: '', ribbon: headline, ...rest };
  if (words.length <= 3 && headline.length <= 20)
    return { upper: words.slice(0, -1).join(' '), ribbon: words.at(-1) ?? '', ...rest };
  const third = Math.ceil(words.length / (rest.lower ? 2 : 3));
  const upper = words.slice(0, third).join(' ');
  if (rest.lower) return { upper, ribbon: words.slice(third).join(' '), ...rest };
  return {
    upper,
    ribbon: words.slice(third, 2 * third).join(' '),
    lower: words.slice(2 * third).join(' '),
    below: rest.below,
  };
}

function rim(text: string, name: FaceName, inside: boolean, share = 0.72): Lettering {
  const radius = inside ? RIM.lower : RIM.upper;
  const type = fountFor(name, text);
  const room = Math.PI * radius * share;
  const natural = setLine(text, type, RIM.height, 0.1);
  const height = RIM.height * Math.min(1, room / natural.bounds.w);
  const line = setLine(text, type, height, natural.bounds.w < room * 0.6 ? 0.2 : 0.1);
  const shift = (RIM.height - height) / 2;
  return onCircle(line, CX, CY, inside ? radius - shift : radius + shift, inside);
}

function beads({ cx, cy }: { cx: number; cy: number }, radius: number, fill: string): Piece {
  const shape = Array.from({ length: 96 }, (_, index) => {
    const angle = (index / 96) * 2 * Math.PI;
    return circleRing(cx + radius * Math.cos(angle), cy + radius * Math.sin(angle), 15, 16);
  });
  return ornament('beads', [{ shape, fill }]);
}

function stars(fill: string, inner: number, foot: boolean): Piece {
  const away = (R + inner) / 2 - 20;
  const along = foot ? [-0.32, 0, 0.32] : [];
  const lower = along.map((angle) =>
    starRing(CX + away * Math.sin(angle), CY + away * Math.cos(angle), angle ? 110 : 160),
  );
  return {
    ...ornament('stars', [{ shape: [starRing(CX - away, CY, 150), starRing(CX + away, CY, 150), ...lower], fill }]),
  };
}

function ribbonPieces(studio: Studio, text: string, name: FaceName): Piece[] {
  const { palette } = studio;
  const width = 2900;
  const face = slot(CX - width / 2, CY + 640, width, 560);
  const strip = ribbon(face, 560, {
    face: palette.accent,
    fold: mix(palette.accent, palette.ink, 0.35),
    edge: palette.ink,
  });
  const line = fitLine(text, name, { cx: CX, y: 0, width: width - 360, height: 400, tracking: 0.05 });
  const middle = moveTo(line, line.bounds.x, face.y + (face.h - line.bounds.h) / 2);
  return [strip, inkLettering('ribbon', [middle], { fill: palette.paper }, studio.ids)];
}
