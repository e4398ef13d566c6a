import fc from 'fast-check';
import { bodyFields, type Operation } from './contract.ts';
import { type Ids, sampleRequest } from './samples.ts';

export interface FuzzRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

/** More than any text, list or body of the product may have. */
const many = 70_000;

const oddTexts = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\u0000',
      'a\u0000b',
      '\ud800',
      '\udfff',
      'x\ud83d',
      '\ufeff',
      '\u202eevil',
      '\ufffe\uffff',
      '👕'.repeat(600),
    ],
    ...[
      '../../etc/passwd',
      "' OR 1=1 --",
      '%',
      '%00',
      '%s%n',
      '{idea}',
      '{{7*7}}',
      '<script>alert(1)</script>',
      '\r\nBcc: a@b.c',
    ],
    ...[
      '1e999',
      '-0',
      '0x10',
      'NaN',
      'null',
      'true',
      '__proto__',
      'constructor',
      '9'.repeat(400),
      '2026-02-30',
      '0000-00-00',
    ],
    ...[
      'a'.repeat(300),
      'a'.repeat(5000),
      'ß'.repeat(many),
      `${'a'.repeat(200)}@${'b.'.repeat(100)}example`,
      '@',
      'a@b',
      '"a b"@c.example',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
);

const oddNumbers = fc.constantFrom(0, -1, 1.5, 1e-9, 2 ** 31, 2 ** 32, 2 ** 53, 1e21, 1e308, -1e308);

const nested = (depth: number, kind: 'list' | 'object') => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = kind === 'list' ? [value] : { a: value };
  return value;
};
const wide = (width: number, kind: 'list' | 'object') => {
  const names = Array.from({ length: width }, (_, n) => `n${n}`);
  return kind === 'list' ? names : Object.fromEntries(names.map((name) => [name, 0]));
};
const shapes = fc.constantFrom('list' as const, 'object' as const);

const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: oddTexts },
  { weight: 3, arbitrary: oddNumbers },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [null], [[]], { length: 1e9 }, { toString: 1 }) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(3, 9, 11, 1000), shapes).map((pair) => nested(...pair)) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom(2, 150, 900, 5000), shapes).map((pair) => wide(...pair)) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }) },
  { weight: 1, arbitrary: fc.array(oddTexts, { maxLength: 5 }) },
);

const oddBodies = fc.oneof(
  fc.constantFrom(
    ...['', '{', '[', '"', 'null', '7', '[]', '{}', '"text"', '{"a":1,}', '\u0000', '{"__proto__":{"isAdmin":true}}'],
    ...[
      '{"constructor":{"prototype":{"a":1}}}',
      '{"a":1}{"b":2}',
      '['.repeat(60_000),
      '{"a":'.repeat(12_000),
      ' '.repeat(many),
    ],
  ),
  oddValues.map((value) => JSON.stringify(value)),
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Uint8Array.from(bytes)),
);

/** Requests that differ from an operation's sample in some way that a client should not choose. */
export function oddRequests(operation: Operation, ids: Ids): fc.Arbitrary<FuzzRequest> {
  const { path, init } = sampleRequest(operation, 'token', ids);
  const sample: FuzzRequest = { path, ...init };
  const changes = [withHeader(sample), withQuery(operation, sample), withBody(sample)];
  if (init.body) changes.push(withField(sample), withField(sample), withField(sample));
  if (operation.path.includes('{')) changes.push(withPath(operation, sample));
  return fc.oneof(...changes);
}

/** What every value of a sample, and every field that it leaves out, is once, whatever the seed is. */
const worst: unknown[] = ['\u0000', 'a\ud800', '', 1e308, null, nested(11, 'object'), wide(1500, 'list')];

const worstIds = ['a%00b', 'a'.repeat(2000)];

export function worstRequests(operation: Operation, ids: Ids): FuzzRequest[] {
  const { path, init } = sampleRequest(operation, 'token', ids);
  const isJson = init.headers['content-type'] === 'application/json' && init.body;
  const body = isJson ? JSON.parse(init.body ?? '') : null;
  const others = isJson ? bodyFields(operation).filter((name) => !(name in body)) : [];
  const bodies = worst.flatMap((value) => [
    ...(isJson ? replaceEach(body, value) : []),
    ...others.map((name) => ({ ...body, [name]: value })),
  ]);
  const deep = isJson ? ['['.repeat(30_000) + ']'.repeat(30_000)] : [];
  const names = (operation.parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name);
  const joint = path.includes('?') ? '&' : '?';
  return [
    ...[...bodies.map((changed) => JSON.stringify(changed)), ...deep].map((body) => ({ path, ...init, body })),
    ...names.map((name) => ({ ...init, path: `${path}${joint}${name}=%00` })),
    ...(operation.path.includes('{') ? worstIds : []).map((id) => ({
      ...init,
      path: operation.path.replace(/\{\w+\}/g, id),
    })),
  ];
}

/** Copies of a value, in each of which one of the values inside is another. */
function replaceEach(sample: unknown, other: unknown): unknown[] {
  if (Array.isArray(sample)) {
    return [other, ...sample.slice(0, 1).flatMap((item) => replaceEach(item, other).map((one) => [one]))];
  }
  if (typeof sample !== 'object' || sample === null) return [other];
  return Object.entries(sample).flatMap(([name, value]) =>
    replaceEach(value, other).map((one) => ({ ...sample, [name]: one })),
  );
}

const toField = ([name, value]: [string, unknown]): [string, string] => [
  name,
  typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
];

function withField(sample: FuzzRequest): fc.Arbitrary<FuzzRequest> {
  const isForm = sample.headers['content-type'] !== 'application/json';
  const text = String(sample.body);
  const body = isForm ? Object.fromEntries(new URLSearchParams(text)) : (JSON.parse(text) as Record<string, unknown>);
  const names = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...Object.keys(body), 'other') },
    { weight: 1, arbitrary: oddTexts },
  );
  const write = (changed: Record<string, unknown>) =>
    isForm ? new URLSearchParams(Object.entries(changed).map(toField)).toString() : JSON.stringify(changed);
  const changes = fc.array(fc.tuple(names, oddValues), { minLength: 1, maxLength: 3 });
  return changes.map((entries) => ({ ...sample, body: write({ ...body, ...Object.fromEntries(entries) }) }));
}

const withBody = (sample: FuzzRequest) =>
  oddBodies.map((body) => {
    if (sample.method === 'GET') return sample;
    return { ...sample, headers: { 'content-type': 'application/json', ...sample.headers }, body };
  });

const types = ['text/plain', 'application/xml', 'application/json; charset=utf-16', 'multipart/form-data', 'x'];

const withHeader = (sample: FuzzRequest) =>
  fc
    .tuple(
      fc.constantFrom('content-type', 'if-none-match', 'accept', 'x-request-id', 'range', 'idempotency-key'),
      fc.oneof(fc.constantFrom(...types), fc.string({ maxLength: 200 })),
    )
    .map(([name, value]) => ({
      ...sample,
      headers: { ...sample.headers, [name]: value.replace(/[^\x20-\x7e]/g, '?').trim() },
    }));

/** What cannot be written in an address is written as a client would that does not care. */
const encode = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed().slice(0, 2000));
const inAddress = fc.oneof(
  { weight: 5, arbitrary: oddValues.map(encode) },
  { weight: 1, arbitrary: fc.constantFrom('%00', '%ED%A0%80', '%', '%zz', '%2e%2e%2f', '%252e') },
);

function withQuery({ parameters = [] }: Operation, sample: FuzzRequest): fc.Arbitrary<FuzzRequest> {
  const declared = parameters.filter((one) => one.in === 'query').map(({ name }) => name);
  const pairs = fc.array(fc.tuple(fc.constantFrom(...declared, 'other', 'a[b]'), inAddress), {
    minLength: 1,
    maxLength: 4,
  });
  const joint = sample.path.includes('?') ? '&' : '?';
  return pairs.map((all) => ({ ...sample, path: sample.path + joint + all.map((pair) => pair.join('=')).join('&') }));
}

function withPath({ path: template }: Operation, sample: FuzzRequest): fc.Arbitrary<FuzzRequest> {
  const query = sample.path.split('?')[1];
  return fc.infiniteStream(inAddress).map((values) => {
    const path = template.replace(/\{\w+\}/g, () => values.next().value || 'x');
    return { ...sample, path: query ? `${path}?${query}` : path };
  });
}
