import { FRAME, type Place, type PrintArea } from './places.ts';

/**
 * A mug of 11 ounces as our drawing has it, in inches: 3.85 high and 3.25 across (10.2 around). Its origin is the middle of
 * its foot. It is seen from a little above, without perspective; angles are degrees.
 */
export const MUG: Place & { radius: number; height: number; tilt: number; handle: number } = {
  pixelsPerInch: 190,
  origin: { x: 452, y: 868 },
  radius: 1.625,
  height: 3.85,
  tilt: 13,
  /** From the viewer to the right: a little past the outline, so that most of one side is seen. */
  handle: 106,
};

/** 8.25 by 3.85 inches: Printify's area of 2475x1155 for 11 ounces (blueprints 68 and 478). Its middle is opposite the handle. */
const MUG_AREA: PrintArea = { width: 2475, height: 1155 };

/** Bends with less than a pixel of error. */
const STRIPS = 24;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const radius = MUG.radius * MUG.pixelsPerInch;
/** What the tilt of the view leaves of upright lengths, and how deep a level circle seems. */
export const UPRIGHT = Math.cos(radians(MUG.tilt));
const depth = radius * Math.sin(radians(MUG.tilt));

/** What goes around the mug. */
export interface Band {
  /** Laid flat, as shares of the picture. */
  flat: { width: number; height: number };
  /** Degrees from the viewer to the right: where its left end lies, and how far it goes around. */
  start: number;
  sweep: number;
  /** Of its upper edge at the silhouette, in pixels of the picture. */
  top: number;
}

/** A larger mug is drawn as this one, and its band with it. */
export function bandOf(area: PrintArea = MUG_AREA): Band {
  const scale = Math.min(1, (MUG.height * 300) / area.height) / 300;
  const [across, tall] = [area.width * scale, area.height * scale];
  const sweep = (across * 180) / (Math.PI * MUG.radius);
  return {
    flat: { width: (across * MUG.pixelsPerInch) / FRAME.width, height: (tall * MUG.pixelsPerInch) / FRAME.height },
    start: MUG.handle - 180 - sweep / 2,
    sweep,
    top: MUG.origin.y - ((MUG.height + tall) / 2) * MUG.pixelsPerInch * UPRIGHT,
  };
}

/** A narrow upright piece of the band, as the viewer sees it. */
export interface Strip {
  /** Where it begins and ends on the band, 0-1. */
  from: number;
  to: number;
  /** Its upper left corner, in widths and heights of the flat band. */
  left: number;
  top: number;
  /** How narrow it seems, 0-1, and how its level lines slope, in degrees. */
  squeeze: number;
  slope: number;
}

/** What is seen of the band, from left to right: it narrows toward the sides, and its lines curve with the rim. */
export function stripsOf(band: Band): Strip[] {
  const step = 180 / STRIPS;
  const edges = Array.from({ length: STRIPS }, (_, i) => -90 + i * step);
  return edges.map((edge) => stripBetween(band, edge, edge + step)).filter(({ from, to }) => to > from);
}

function stripBetween({ flat, start, sweep, top }: Band, left: number, right: number): Strip {
  const [first, last] = [Math.max(left, start), Math.min(right, start + sweep)] as const;
  const seen = (angle: number) => ({ x: radius * Math.sin(radians(angle)), y: depthAt(angle) });
  const [from, to] = [seen(first), seen(last)];
  return {
    from: (first - start) / sweep,
    to: (last - start) / sweep,
    left: (MUG.origin.x + from.x) / (flat.width * FRAME.width),
    top: (top + from.y) / (flat.height * FRAME.height),
    squeeze: (to.x - from.x) / (radians(last - first) * radius),
    slope: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI,
  };
}

/** Degrees from the viewer of what is seen at `x`, in pixels of the picture; null beside the mug. */
export function sideAt(x: number): number | null {
  const across = (x - MUG.origin.x) / radius;
  return Math.abs(across) < 1 ? (Math.asin(across) * 180) / Math.PI : null;
}

/** How far down a level line lies there below where it lies at the silhouette. */
export const depthAt = (angle: number): number => depth * Math.cos(radians(angle));
