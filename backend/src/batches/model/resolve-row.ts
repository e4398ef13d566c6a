import { Temporal } from 'temporal-polyfill';
import { STYLES, type Style } from '../../designer/index.ts';
import type { DesignOrder } from '../../generations/model/lists/design-order.ts';
import type { DesignEngine } from '../../generations/model/status/states.ts';
import { DAY_MS } from '../../platform/time.ts';
import { type BatchRules, type RowFault, type RowInput, zoneOf } from './batch.ts';
import { mostDays, timeOn } from './schedule.ts';

/** What a row asks for, with the batch's defaults in place of what it does not name. */
export interface ResolvedRow {
  order: DesignOrder;
  /** What it is put on beside the T-shirt, by id; null: nothing; undefined: the seller's default. */
  lineUpId: string | null | undefined;
  publishAt: Date | null;
  faults: RowFault[];
}

const ideaMax = 2000;
/** A day without a time means this one. */
const usualTime = '09:00';
const engineNames: Record<string, DesignEngine> = { ai: 'ai', 'ai model': 'ai', model: 'ai', press: 'press' };

interface NamedLineUp {
  id: string;
  name: string;
}

export interface RowFacts {
  /** Shirt colors of the seller's product; null where they are not known. */
  available: readonly string[] | null;
  lineUps: readonly NamedLineUp[];
  now: Date;
}

/** Everything that can be said of a row without asking anybody. */
export function resolveRow(input: RowInput, rules: BatchRules, { available, lineUps, now }: RowFacts): ResolvedRow {
  const { defaults } = rules;
  const faults: RowFault[] = [];
  const refuse = (field: RowFault['field'], message: string) => void faults.push({ field, message, level: 'error' });
  const engine = resolveEngine(input.engine, defaults.engine, refuse);
  const idea = (input.idea ?? '').trim();
  if (idea === '') refuse('idea', 'Please enter a design description');
  if (idea.length > ideaMax)
    refuse('idea', `The description may have at most ${ideaMax} characters. Please shorten it.`);
  const colors = resolveColors(input.colors ?? [], defaults.colors, available, refuse);
  const style = resolveStyle(input.style, engine === 'press' ? defaults.style : undefined, engine, refuse);
  const title = input.title?.trim() || undefined;
  return {
    order: { idea, colors, engine, ...(style && { style }), ...(title && { title }) },
    lineUpId: resolveLineUp(input.lineUp, lineUps, refuse),
    publishAt: resolveDate(input.publishAt, zoneOf(rules), now, refuse),
    faults,
  };
}

type Refuse = (field: RowFault['field'], message: string) => void;

function resolveEngine(typed: string | undefined, usual: DesignEngine, refuse: Refuse): DesignEngine {
  const name = typed?.trim().toLowerCase();
  if (!name) return usual;
  const engine = engineNames[name];
  if (!engine) refuse('engine', 'Write ai or press.');
  return engine ?? usual;
}

/** By name, in any case, or by id. */
export function lineUpNamed<L extends NamedLineUp>(typed: string, lineUps: readonly L[]): L | undefined {
  const wanted = typed.trim().toLowerCase();
  return lineUps.find(({ id, name }) => name.toLowerCase() === wanted || id === wanted);
}

function resolveLineUp(
  typed: string | undefined,
  lineUps: readonly NamedLineUp[],
  refuse: Refuse,
): string | null | undefined {
  const wanted = typed?.trim().toLowerCase();
  if (!wanted) return undefined;
  const found = lineUpNamed(wanted, lineUps);
  if (found) return found.id;
  if (wanted !== nothing) refuse('lineUp', unknownLineUp(typed?.trim() ?? '', lineUps));
  return null;
}

const nothing = 'none';
const mostNamed = 5;

function unknownLineUp(typed: string, lineUps: readonly NamedLineUp[]): string {
  if (lineUps.length === 0) return 'You have no line-ups yet. Leave this empty, or make one in Settings.';
  const names = lineUps.slice(0, mostNamed).map(({ name }) => `“${name}”`);
  return `You have no line-up “${typed}”. Write ${names.join(', ')} or none.`;
}

/** In the spelling of the catalog. */
function resolveColors(
  typed: readonly string[],
  usual: readonly string[],
  available: readonly string[] | null,
  refuse: Refuse,
): string[] {
  const names = typed.map((name) => name.trim()).filter(Boolean);
  const wanted = names.length > 0 ? names : usual;
  if (wanted.length === 0) refuse('colors', 'Please select at least one shirt color');
  const bySpelling = new Map((available ?? wanted).map((name) => [name.toLowerCase(), name]));
  const unknown = wanted.filter((name) => !bySpelling.has(name.toLowerCase()));
  if (unknown.length > 0) refuse('colors', `Your shirt doesn’t come in ${unknown.slice(0, 3).join(', ')}.`);
  return [...new Set(wanted.map((name) => bySpelling.get(name.toLowerCase()) ?? name))];
}

function resolveStyle(
  typed: string | undefined,
  usual: string | undefined,
  engine: DesignEngine,
  refuse: Refuse,
): Style | undefined {
  const name = (typed?.trim() || usual || '').toLowerCase();
  if (!name) return undefined;
  if (engine !== 'press') {
    refuse('style', 'Styles are for Press. Write press as the engine, or put the style into the idea.');
    return undefined;
  }
  const style = STYLES.find((one) => one === name);
  if (!style) refuse('style', `Write one of ${STYLES.join(', ')}.`);
  return style;
}

function resolveDate(typed: string | undefined, timeZone: string, now: Date, refuse: Refuse): Date | null {
  const text = typed?.trim();
  if (!text) return null;
  const at = readDate(text, timeZone);
  if (!at) refuse('publishAt', 'Write a day like 2030-12-01, or a day and a time like 2030-12-01 09:00.');
  else if (at <= now) refuse('publishAt', 'This time has passed. Choose a later one.');
  else if (+at - +now > mostDays * DAY_MS) refuse('publishAt', 'Choose a time within 25 years.');
  return at;
}

const dayAndTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?)?(Z|[+-]\d\d:\d\d)?$/i;

/** Without an offset it is a time at the seller's. */
function readDate(text: string, timeZone: string): Date | null {
  const [, day, time, offset] = dayAndTime.exec(text) ?? [];
  if (!day) return null;
  try {
    if (!offset) return timeOn(timeZone, day, time ?? usualTime);
    const at = Temporal.Instant.from(`${day}T${time ?? usualTime}${offset.toUpperCase()}`);
    return new Date(at.epochMilliseconds);
  } catch {
    return null;
  }
}
