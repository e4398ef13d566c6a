import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { routedPath } from '../routing/routed-path.ts';

export interface ValueRule {
  /** Objects and lists inside each other. */
  levels: number;
  /** Of one object or list. */
  entries: number;
}

interface BodyRule {
  bytes: number;
  /** Null: the route checks its values by itself. */
  values: ValueRule | null;
}

const KIB = 1024;

const productBody: BodyRule = { bytes: 64 * KIB, values: { levels: 10, entries: 1000 } };

/** By the route. */
const otherBodies: readonly [path: RegExp, rule: BodyRule][] = [
  // contracts/auth.md, section 1. The errors of these routes have a shape of their own, so their pipe checks the texts.
  [/^\/auth\/v1\//, { bytes: KIB * KIB, values: null }],
  // A thousand rows of ideas.
  [/^\/api\/batches/, { bytes: 4 * KIB * KIB, values: { levels: 10, entries: 1001 } }],
  // A batch of two hundred ideas, as arguments of a tool.
  [/^\/mcp$/, { bytes: KIB * KIB, values: { levels: 12, entries: 1000 } }],
  // An invoice with prorations has 12 levels at Stripe.
  [/^\/api\/stripe\/webhook/, { bytes: KIB * KIB, values: { levels: 32, entries: 10_000 } }],
  // The strokes of a brush.
  [/^\/api\/generations\/[^/]+\/retouch/, { bytes: 512 * KIB, values: { levels: 10, entries: 1000 } }],
];

function ruleFor(route: string): BodyRule {
  const [, rule = productBody] = otherBodies.find(([path]) => path.test(route)) ?? [];
  return rule;
}

/** Before the first route is added. */
export function limitBodies(app: NestFastifyApplication): void {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = ruleFor(route.url).bytes;
  });
  fastify.addHook('preValidation', async (request) => {
    if (ruleFor(routedPath(request)).values) refuseBrokenAddress(request);
  });
}

export function checkBody(request: FastifyRequest, body: unknown): void {
  const { values } = ruleFor(routedPath(request));
  if (values) refuseFault(body, values);
}

function refuseBrokenAddress({ query, params }: FastifyRequest): void {
  const rule = productBody.values as ValueRule;
  if (findFault(params, rule)) throw new AppError('bad_url');
  refuseFault(query, rule);
}

/** @throws AppError validation_failed, with the path of the value that is too deep, too wide or not storable */
function refuseFault(value: unknown, rule: ValueRule): void {
  const fault = findFault(value, rule);
  if (!fault) return;
  const { path, message } = fault;
  throw new AppError('validation_failed', message, path ? { fields: { [path]: message } } : {});
}

interface Part {
  path: string;
  value: unknown;
  level: number;
}

interface Fault {
  path: string;
  message: string;
}

/** Without recursion: what is nested deeply would overflow the stack. */
export function findFault(body: unknown, rule: ValueRule): Fault | null {
  const parts: Part[] = [{ path: '', value: body, level: 0 }];
  for (let part = parts.pop(); part; part = parts.pop()) {
    const entries = typeof part.value === 'object' && part.value !== null ? Object.entries(part.value) : [];
    const message = faultOf(part, entries, rule);
    if (message) return { path: part.path, message };
    const level = part.level + 1;
    for (const [name, value] of entries) parts.push({ path: join(part.path, name), value, level });
  }
  return null;
}

function faultOf({ value, level }: Part, entries: [string, unknown][], rule: ValueRule): string | null {
  const texts = [value, ...entries.map(([name]) => name)];
  if (texts.some((text) => typeof text === 'string' && !isStorable(text))) {
    return 'This text has a character that cannot be stored: NUL, or half of a pair of surrogates.';
  }
  if (entries.length > rule.entries) return `More than ${rule.entries} entries.`;
  if (entries.length > 0 && level >= rule.levels) return `Nested more than ${rule.levels} levels deep.`;
  return null;
}

/** By PostgreSQL. */
function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A name may be as long as the body. */
const maxNameLength = 100;

function join(path: string, name: string): string {
  const short = name.slice(0, maxNameLength).toWellFormed();
  return path ? `${path}.${short}` : short;
}
