import type { DesignBrief } from '../../../api/model/designBrief.ts';
import type { DesignDocumentBody } from '../../../api/model/designDocumentBody.ts';
import type { DesignLayerChange } from '../../../api/model/designLayerChange.ts';
import type { EngineRequest, Scene } from '../engine/engine-tasks.ts';
import type { Tone } from './shirts.ts';

/** What is edited. */
export type EditorDocument = DesignDocumentBody;

export type Placement = Required<DesignLayerChange>;

/** The server's limits. */
const DISTANCE = 10_000;
const SCALE = { least: 0.05, most: 20 };

const UNTOUCHED: Placement = { dx: 0, dy: 0, scale: 1, turn: 0, hidden: false };

export function placementOf({ arrangement }: EditorDocument, layer: string): Placement {
  return { ...UNTOUCHED, ...arrangement?.changes?.[layer] };
}

export function withPlacement(document: EditorDocument, layer: string, change: Partial<Placement>): EditorDocument {
  const { [layer]: before, ...others } = document.arrangement?.changes ?? {};
  const after = rounded({ ...UNTOUCHED, ...before, ...change });
  const changes = isUntouched(after) ? others : { ...others, [layer]: after };
  return withArrangement(document, { ...document.arrangement, changes });
}

export function withOrder(document: EditorDocument, order: string[] | undefined): EditorDocument {
  return withArrangement(document, { ...document.arrangement, order });
}

/** Places exchanged with a neighbor, from back to front. */
export function reordered(names: readonly string[], name: string, step: 1 | -1): string[] {
  const from = names.indexOf(name);
  const to = Math.min(names.length - 1, Math.max(0, from + step));
  const order = names.filter((other) => other !== name);
  order.splice(to, 0, name);
  return order;
}

export function isArranged({ arrangement }: EditorDocument): boolean {
  return arrangement !== undefined;
}

/** Without a trace of what was undone by hand: then it is the same document. */
function withArrangement(
  { arrangement: _, ...document }: EditorDocument,
  { changes = {}, order }: NonNullable<EditorDocument['arrangement']>,
): EditorDocument {
  if (Object.keys(changes).length === 0 && !order) return document;
  return { ...document, arrangement: { changes, ...(order && { order }) } };
}

export function resetArrangement(document: EditorDocument): EditorDocument {
  return withArrangement(document, {});
}

export function withBrief(document: EditorDocument, brief: DesignBrief): EditorDocument {
  const { subject, companion, scene, isSceneNamed, hasDarkSky, style, color, headline, tagline, slogan } = brief;
  const accents = companion && brief.accents;
  const shown = { subject, companion, accents, scene, isSceneNamed, hasDarkSky };
  const given = Object.entries({ ...shown, style, color }).filter(([, value]) => value !== undefined);
  return { ...document, brief: { headline, tagline, slogan, ...Object.fromEntries(given), unset: [] } };
}

/** With what is shown of it in place of chance, so that other words do not bring another layout or other inks. */
export function settled(document: EditorDocument, { layout, palette }: Shown): EditorDocument {
  return { layout, palette: { ...palette, glow: [...palette.glow] }, ...document };
}

type Shown = Pick<Scene, 'layout' | 'palette'>;

function isUntouched(placement: Placement): boolean {
  return JSON.stringify(placement) === JSON.stringify(UNTOUCHED);
}

function rounded({ dx, dy, scale, turn, hidden }: Placement): Placement {
  const near = (value: number, step: number) => Math.round(value / step) * step;
  return {
    dx: near(clamped(dx, -DISTANCE, DISTANCE), 1),
    dy: near(clamped(dy, -DISTANCE, DISTANCE), 1),
    scale: Number(clamped(scale, SCALE.least, SCALE.most).toFixed(4)),
    turn: Number((((((turn + 180) % 360) + 360) % 360) - 180).toFixed(1)),
    hidden,
  };
}

function clamped(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function isSameDocument(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

/** The server writes keys in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** For the engine: the document on shirts of a tone. */
export function requestOf({ brief, ...document }: EditorDocument, shirtTone: Tone): EngineRequest {
  return { ...document, ...(brief && { brief: { ...brief, unset: [] } }), shirtTone };
}

/** As it is saved and drawn: words as the server stores them, while their field still has what is typed. */
export function tidyWords(text: string): string {
  return text.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
