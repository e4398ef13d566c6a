/** As travel posters are: the scene to three edges, the words on plain paper below it. */

import { type Box, pathData, type Size, union } from '../canvas/geometry.ts';
import { clip, group, type Piece, path } from '../canvas/svg.ts';
import { arrange } from '../design/arrange.ts';
import { type Composed, designOf, type Format, fitInBox, type OpenStudio, openStudio } from '../design/compose.ts';
import type { DesignRequest } from '../design/design.ts';
import { castPieces, isLandscape } from '../layouts/cast/cast.ts';
import { CLIFF_FOOT, landscape, skyInk } from '../layouts/poster.ts';
import { SLOGAN_FACES } from '../layouts/slogan.ts';
import { CX, pickFace, plainAccent, plainInk, setBlock, setPlain, slot } from '../layouts/studio.ts';
import { rectangle } from '../scenery/ornament.ts';
import { onlyHidden } from './beside.ts';

/** The width that scenes are drawn for. */
const SCENE_WIDTH = 2960;
/** Of the height of the paper, at most: a band of words below the picture. */
const BAND = 0.3;
/** Canvas units between the picture and the words. */
const ABOVE_WORDS = 210;

export function composeScene(request: DesignRequest, format: Format): Composed {
  const studio = openStudio(request, format, 0);
  const arrangement = onlyHidden(request.arrangement);
  const hidden = new Set(Object.keys(arrangement.changes ?? {}));
  const words = wordsBelow(studio, format, hidden);
  const size = { width: format.width, height: words ? words.top - ABOVE_WORDS : format.height };
  const scene = [scenePiece(studio, size), ...scenePictures(studio, size)].map((piece) => ({ ...piece, lines: [] }));
  const layers = arrange([...scene, ...(words?.layers ?? [])], arrangement);
  const design = designOf(studio, layers, { request, format, layout: 'poster' });
  return { design, letters: words?.letters ?? null };
}

/** At the foot of the paper. */
function wordsBelow(studio: OpenStudio, format: Format, hidden: ReadonlySet<string>) {
  const { width, height, margin, leastLetters } = format;
  const pieces = wordPieces({ ...studio, leastLetters }).filter(({ name }) => !hidden.has(name));
  if (pieces.length === 0) return null;
  const art = union(pieces.map(({ bounds }) => bounds));
  const room = { w: width - 1.6 * margin, h: height * BAND };
  const high = art.h * Math.min(room.w / art.w, room.h / art.h);
  const top = height - 0.72 * margin - high;
  return { ...fitInBox({ x: 0.8 * margin, y: top, w: room.w, h: high }, pieces), top };
}

function wordPieces(studio: OpenStudio): Piece[] {
  const { idea, style } = studio;
  const face = pickFace(studio, SLOGAN_FACES[style]);
  const pieces: Piece[] = [];
  let top = 0;
  if (idea.headline) {
    const options = {
      face,
      width: 4100,
      maxHeight: 1300,
      maxLine: 820,
      gap: 0.18,
      tracking: 0.02,
      tall: 1.1,
      maxLines: 3,
    };
    const set = setBlock(
      studio,
      'headline',
      idea.headline,
      0,
      options,
      { fill: plainInk(studio) },
      plainAccent(studio),
    );
    pieces.push(set.piece);
    top = set.foot + 130;
  }
  if (idea.tagline) {
    const small = { face: 'oswald', width: 3700, height: 200, tracking: 0.14 } as const;
    pieces.push(setPlain(studio, 'tagline', idea.tagline, top, small, { fill: plainAccent(studio) }).piece);
  }
  return pieces;
}

interface SceneFrame {
  /** In the units that scenes are drawn in. */
  frame: Box;
  factor: number;
  transform: string;
}

/** From the top of the paper to `height`. */
function sceneFrame({ width, height }: Size): SceneFrame {
  const factor = width / SCENE_WIDTH;
  const frame = slot(CX - SCENE_WIDTH / 2, 0, SCENE_WIDTH, height / factor);
  return { frame, factor, transform: `translate(${-frame.x * factor} 0) scale(${factor})` };
}

function scenePiece(studio: OpenStudio, size: Size): Piece {
  const { frame, transform } = sceneFrame(size);
  const d = pathData([rectangle(frame)]);
  const scene = landscape(studio, frame)
    .map(({ svg }) => svg)
    .join('');
  const picture = path(d, { fill: skyInk(studio) }) + clip(studio.ids('scene'), d, scene);
  return {
    name: 'scene',
    kind: 'scenery',
    svg: group({ transform }, picture),
    bounds: { x: 0, y: 0, w: size.width, h: size.height },
  };
}

function scenePictures(studio: OpenStudio, size: Size): Piece[] {
  if (isLandscape(studio.idea)) return [];
  const { frame, factor, transform } = sceneFrame(size);
  const { x, y, w, h } = frame;
  const tall = studio.settings.has('cliff') ? Math.max(h * 0.3, h * 0.74 - CLIFF_FOOT) : h * 0.7;
  const cast = castPieces(studio, slot(x + w * 0.15, y + h * 0.26, w * 0.7, tall), true);
  return cast.map((piece) => scaled(piece, transform, factor, -x * factor));
}

function scaled(piece: Piece, transform: string, factor: number, dx: number): Piece {
  const { x, y, w, h } = piece.bounds;
  return {
    ...piece,
    svg: group({ transform }, piece.svg),
    bounds: { x: x * factor + dx, y: y * factor, w: w * factor, h: h * factor },
  };
}
