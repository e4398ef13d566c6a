import { printifyPaths } from './providers.ts';

/** What can go wrong with one call to Printify, and what a seller may then be told. */
export interface Trouble {
  name: string;
  fault: object;
  /** As in the sandbox's rules: 0 is for good. */
  times: 0 | 1;
  /** A part of the sentence; none where the trouble passes by itself. */
  says: RegExp;
}

const status = (code: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
  ...{ kind: 'status', status: code, body, headers },
});
const refusal = (code: number, reason = 'Something is not right.') =>
  status(400, { status: 'error', code, message: 'Validation failed.', errors: { reason, code } });

const hadProblem = /is having a problem right now/;
const unreadable = /an answer we cannot read/;
const unreachable = /could not be reached/;
const late = /did not answer in time/;
const slower = /slow down/;
/** Of a product that is made, a long pause is the daily limit. */
const slowerOrTomorrow = /slow down|as Printify allows in one day/;
const refused = /refused/;

const passing: [string, object, RegExp][] = [
  ['429', status(429), slower],
  ['429 with a pause of no time', status(429, {}, { 'retry-after': '0' }), slower],
  ['500', status(500), hadProblem],
  ['502 as a page', status(502, '<html>Bad Gateway</html>'), hadProblem],
  ['503', status(503), hadProblem],
  ['silence', { kind: 'timeout' }, late],
  ['silence after the work', { kind: 'timeout_after_effect' }, late],
  ['a closed line', { kind: 'drop' }, unreachable],
  ['a closed line after the work', { kind: 'drop_after_effect' }, unreachable],
  ['half an answer', { kind: 'malformed' }, unreadable],
  ['an answer of null', status(200, 'null'), unreadable],
  ['10300', refusal(10300), /could not fetch the picture/],
];

const lasting: [string, object, RegExp][] = [
  ['429 with a pause of an hour', status(429, {}, { 'retry-after': '3600' }), slowerOrTomorrow],
  ['401', status(401), /no longer accepts your token/],
  ['402', status(402), /used up its API quota/],
  ['403', status(403, { error: 'Forbidden' }), /lacks the permission/],
  ['404', status(404, { error: 'Not found' }), /couldn’t place|no longer (has|offers|recognizes)|was deleted/],
  ['413', status(413), refused],
  ['422', status(422, { error: 'Nothing we can read' }), refused],
  ['8104', refusal(8104), /belongs to another shop/],
  ['8150', refusal(8150), refused],
  ['8201', refusal(8201, 'error.file.wrong.format'), refused],
  ['8203', refusal(8203), /too small/],
  ['8251', refusal(8251), /no longer offers/],
  ['8252', refusal(8252, 'Product is disabled for editing'), /still working on this product/],
  ['8254', refusal(8254), /not connected to a sales channel/],
  ['61003', refusal(61003), /too many capital letters/],
  [
    'a provider that takes no orders',
    status(400, { message: 'Decorator 61 not available for this blueprint' }),
    /isn’t taking orders/,
  ],
];

function troubles(times: 0 | 1, list: [string, object, RegExp][]): Trouble[] {
  const suffix = times === 0 ? ', for good' : ', once';
  return list.map(([name, fault, says]) => ({ name: name + suffix, fault, times, says }));
}

/** Every fault that the sandbox can make of a call, once and for good. */
export const everyTrouble: Trouble[] = [
  ...troubles(1, [
    ...passing,
    ...lasting,
    ['a slow answer', { kind: 'latency', ms: 300 }, late],
    ['work that is done when nobody waits for it any more', { kind: 'late_effect', ms: 10_000 }, late],
  ]),
  ...troubles(0, [...passing, ...lasting]),
];

const classes = [
  '429, for good',
  '500, for good',
  'a closed line after the work, once',
  'a closed line after the work, for good',
  '401, for good',
  '404, for good',
];

/** One of each kind that our code tells apart: slower, perhaps done, done and not said, refused, gone. */
export const troubleOfEachClass: Trouble[] = classes.map((name) => {
  const found = everyTrouble.find((trouble) => trouble.name === name);
  if (!found) throw new Error(`No trouble is called ${name}`);
  return found;
});

/** A call of publishing that can go wrong. */
export interface Place {
  name: string;
  rule: { method: string; path: string; after?: number };
}

const call = (name: string, method: string, path: string, after = 0): Place => ({
  name,
  rule: { method, path, after },
});
export const upload = call('the upload', 'POST', printifyPaths.upload);
export const secondUpload = call('the second upload', 'POST', printifyPaths.upload, 1);
export const create = call('the making', 'POST', printifyPaths.products);
export const search = call('the search', 'GET', printifyPaths.products);
export const checkBefore = call('the look before publishing', 'GET', printifyPaths.product);
export const checkAfter = call('the look after publishing', 'GET', printifyPaths.product, 1);
export const publish = call('the publishing', 'POST', printifyPaths.publish);
export const change = call('the change', 'PUT', printifyPaths.product);
export const confirm = call('the confirmation', 'POST', printifyPaths.confirm);
export const checkAtLast = call('the look after the confirmation', 'GET', printifyPaths.product, 2);
export const shops = call('the list of shops', 'GET', printifyPaths.shops);
