import { expect, it } from '@jest/globals';
import { findBreaks } from './breaks.ts';
import type { Contract, Operation, Schema } from './contract.ts';
import { readRelease } from './releases.ts';

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ 'application/json': { schema } });

/** One operation that draws a sheet, and one that reads it. */
function contract(): Contract & { draw: Operation; read: Operation; ask: Schema; sheet: Schema } {
  const draw: Operation = {
    operationId: 'drawSheet',
    parameters: [{ name: 'dry', in: 'query', schema: { type: 'boolean' } }],
    requestBody: { required: true, content: json(ref('Ask')) },
    responses: { '202': { content: json(ref('Sheet')) } },
    'x-scope': 'design',
  };
  const read: Operation = {
    operationId: 'readSheet',
    security: [],
    responses: { '200': { content: json(ref('Sheet')) } },
  };
  const ask: Schema = {
    type: 'object',
    required: ['idea'],
    properties: {
      idea: { type: 'string', minLength: 1, maxLength: 200 },
      ink: { allOf: [ref('Ink')], nullable: true },
      colors: { type: 'array', minItems: 1, maxItems: 9, items: { type: 'string' } },
      width: { type: 'number', minimum: 1, maximum: 90 },
      art: { oneOf: [ref('Picture'), ref('Words')] },
    },
  };
  const sheet: Schema = {
    type: 'object',
    required: ['id', 'inks'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      title: { type: 'string' },
      ink: ref('Ink'),
      inks: { type: 'array', items: ref('Ink') },
      sizes: { type: 'object', additionalProperties: { type: 'integer' } },
      next: ref('Sheet'),
    },
  };
  const schemas: Record<string, Schema> = {
    Ask: ask,
    Sheet: sheet,
    Ink: { type: 'string', enum: ['black', 'red'] },
    Picture: { type: 'object', properties: { url: { type: 'string' } } },
    Words: { type: 'object', properties: { words: { type: 'string' } } },
    Problem: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  };
  const paths = { '/sheets': { post: draw }, '/sheets/{id}': { get: read } };
  return { info: { version: '1.0.0' }, paths, components: { schemas }, draw, read, ask, sheet };
}

type Change = (now: ReturnType<typeof contract>) => unknown;

const part = (schema: Schema, name: string): Schema => schema.properties?.[name] ?? {};

const breaking: [string, Change][] = [
  ['drawSheet was removed: POST /sheets', ({ paths }) => delete paths['/sheets']],
  ['readSheet was removed: GET /sheets/{id}', ({ paths }) => delete paths['/sheets/{id}']?.get],
  ['readSheet is now named findSheet', ({ read }) => Object.assign(read, { operationId: 'findSheet' })],
  ['drawSheet no longer answers 202', ({ draw }) => delete draw.responses['202']],
  ['drawSheet needs the scope publish and needed design', ({ draw }) => Object.assign(draw, { 'x-scope': 'publish' })],
  ['drawSheet needs the scope of a person and needed design', ({ draw }) => delete draw['x-scope']],
  ['readSheet now needs a token', ({ read }) => read.security?.push({ bearer: [] })],
  ['Sheet.title was removed', ({ sheet }) => delete sheet.properties?.title],
  ['Sheet.id may now be absent', ({ sheet }) => Object.assign(sheet, { required: ['inks'] })],
  ['Sheet.title may now be null', ({ sheet }) => Object.assign(part(sheet, 'title'), { nullable: true })],
  ['Sheet.title is integer and was string', ({ sheet }) => Object.assign(part(sheet, 'title'), { type: 'integer' })],
  ['Sheet.id has another format', ({ sheet }) => delete part(sheet, 'id').format],
  ['Sheet.inks[] is object and was string', ({ sheet }) => Object.assign(part(sheet, 'inks'), { items: ref('Words') })],
  [
    'Sheet.sizes.* is number and was integer',
    ({ sheet }) => Object.assign(part(sheet, 'sizes'), { additionalProperties: { type: 'number' } }),
  ],
  ['drawSheet 202 is no longer application/json', ({ draw }) => Object.assign(draw.responses, { '202': {} })],
  ['Problem.code was removed', ({ components }) => delete components.schemas.Problem?.properties?.code],
  ['Ask.width was removed', ({ ask }) => delete ask.properties?.width],
  ['Ask.ink is now required', ({ ask }) => ask.required?.push('ink')],
  ['Ask.ink may no longer be null', ({ ask }) => delete part(ask, 'ink').nullable],
  ['Ink no longer accepts "red"', ({ components }) => components.schemas.Ink?.enum?.pop()],
  ['Ask.idea no longer accepts "any value"', ({ ask }) => Object.assign(part(ask, 'idea'), { enum: ['fox'] })],
  ['Ask.idea has a higher minLength', ({ ask }) => Object.assign(part(ask, 'idea'), { minLength: 2 })],
  ['Ask.idea has a lower maxLength', ({ ask }) => Object.assign(part(ask, 'idea'), { maxLength: 100 })],
  ['Ask.idea has another pattern', ({ ask }) => Object.assign(part(ask, 'idea'), { pattern: '^f' })],
  ['Ask.idea has another format', ({ ask }) => Object.assign(part(ask, 'idea'), { format: 'uuid' })],
  ['Ask.width is integer and was number', ({ ask }) => Object.assign(part(ask, 'width'), { type: 'integer' })],
  ['Ask.width has a lower maximum', ({ ask }) => Object.assign(part(ask, 'width'), { maximum: 80 })],
  ['Ask.width has a higher minimum', ({ ask }) => Object.assign(part(ask, 'width'), { minimum: 2 })],
  ['Ask.colors has a lower maxItems', ({ ask }) => Object.assign(part(ask, 'colors'), { maxItems: 8 })],
  ['Ask.colors has a higher minItems', ({ ask }) => Object.assign(part(ask, 'colors'), { minItems: 2 })],
  ['Ask.colors must now have different items', ({ ask }) => Object.assign(part(ask, 'colors'), { uniqueItems: true })],
  ['Ask.art<Words> is no longer accepted', ({ ask }) => part(ask, 'art').oneOf?.pop()],
  ['drawSheet parameter dry was removed', ({ draw }) => draw.parameters?.pop()],
  [
    'drawSheet parameter shop is now required',
    ({ draw }) => draw.parameters?.push({ name: 'shop', in: 'query', required: true, schema: {} }),
  ],
  [
    'drawSheet parameter dry is integer and was boolean',
    ({ draw }) => Object.assign(draw.parameters?.[0]?.schema ?? {}, { type: 'integer' }),
  ],
  [
    'readSheet body is now required',
    ({ read }) => Object.assign(read, { requestBody: { required: true, content: json({}) } }),
  ],
];

it.each(breaking)('finds that %s', (expected, change) => {
  const now = contract();
  change(now);
  expect(findBreaks(contract(), now)).toEqual([expected]);
});

const harmless: [string, Change][] = [
  [
    'another operation',
    ({ paths, read }) => Object.assign(paths, { '/inks': { get: { ...read, operationId: 'inks' } } }),
  ],
  ['another field of an answer', ({ sheet }) => Object.assign(sheet.properties ?? {}, { tone: { type: 'string' } })],
  ['an optional field of a request', ({ ask }) => Object.assign(ask.properties ?? {}, { tone: { type: 'string' } })],
  ['another value of a list', ({ components }) => components.schemas.Ink?.enum?.push('blue')],
  ['a wider limit', ({ ask }) => Object.assign(part(ask, 'idea'), { maxLength: 400, minLength: 0 })],
  ['a request field that may be absent', ({ ask }) => Object.assign(ask, { required: [] })],
  ['a scope for what was closed', ({ read }) => Object.assign(read, { 'x-scope': 'read' })],
  ['another kind of art', ({ ask }) => part(ask, 'art').oneOf?.push({ type: 'object' })],
];

it.each(harmless)('allows %s', (_, change) => {
  const now = contract();
  change(now);
  expect(findBreaks(contract(), now)).toEqual([]);
});

it.each([
  ['2027-05-31', ['readSheet was removed: GET /sheets/{id}']],
  ['2027-06-01', []],
])('lets what was deprecated be away from its day on: %s', (today, expected) => {
  const before = contract();
  before.read['x-deprecation'] = { sunset: '2027-06-01' };
  const now = contract();
  delete now.paths['/sheets/{id}'];
  expect(findBreaks(before, now, new Date(today))).toEqual(expected);
});

it('reads the stored release, which says what each operation answers', () => {
  const release = readRelease();
  expect(findBreaks(release, release)).toEqual([]);
  const [first, ...rest] = Object.keys(release.paths);
  const paths = Object.fromEntries(rest.map((path) => [path, release.paths[path] ?? {}]));
  expect(findBreaks(release, { ...release, paths })[0]).toContain(`was removed: GET ${first}`);
});
