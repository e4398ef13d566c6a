import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startApp, type TestApp } from './support/app.ts';
import { callsTo, drawQuickly, fault, openaiPaths, productsOf, resetSandbox } from './support/providers.ts';
import { creditRefunded, quick, type Seller, seller } from './support/seller.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ ...quick, OPENAI_TIMEOUT_SECONDS: '1' });
});
afterAll(() => app.close());
beforeEach(() => resetSandbox(app));

const refused = (code: string, type = 'invalid_request_error', param: string | null = null) => ({
  error: { message: 'No.', type, param, code },
});
const status = (code: number, body: unknown = {}, headers: Record<string, string> = {}) => ({
  kind: 'status',
  status: code,
  body,
  headers,
});
const models = [
  ['a picture', openaiPaths.images],
  ['a listing', openaiPaths.texts],
] as const;

const silent = 'The AI model did not answer as expected. Please try again in a few minutes.';
const ours = 'We can’t make designs right now and are looking into it. Please try again later.';
const contentRules = 'The AI model refused this idea because of its content rules. Try other words.';
const cannot = 'The AI model couldn’t work with this idea. Try other words.';

/** A design that could not be made: an end with a sentence, no product, and the credit where it was. */
async function expectNothingLost(person: Seller, id: string, sentence: string): Promise<void> {
  const made = await person.ended(id);
  expect(made).toMatchObject({
    status: 'error',
    error_message: `${sentence} ${creditRefunded}`,
    publish_status: 'draft',
  });
  expect(await person.credits()).toBe(20);
  expect(await person.entriesOf(id)).toEqual(['generation', 'give_back']);
  expect(await productsOf(app, person.printify)).toEqual([]);
}

describe.each(models)('while %s is asked for', (_, path) => {
  it.each([
    ['our key is not accepted', status(401, refused('invalid_api_key')), ours, 1],
    ['our key lacks a permission', status(403, refused('forbidden')), ours, 1],
    ['the model is not there', status(404, refused('model_not_found')), ours, 1],
    ['our account is empty', status(429, refused('insufficient_quota', 'insufficient_quota')), ours, 1],
    ['it is asked too often, without end', status(429, refused('rate_limit_exceeded')), silent, 3],
    ['it fails without end', status(500, refused('server_error')), silent, 3],
    ['it is overloaded without end', status(503, 'overloaded'), silent, 3],
    ['it says nothing', { kind: 'timeout' }, silent, 3],
    ['it hangs up', { kind: 'drop' }, silent, 3],
    ['it sends half an answer', { kind: 'malformed' }, silent, 3],
    ['it sends a page', status(200, '<html></html>'), silent, 3],
    ['it sends nothing', status(200, ''), silent, 3],
    ['it sends null', status(200, 'null'), silent, 3],
    ['it sends an empty object', status(200, {}), silent, 3],
    ['it sends an empty list', status(200, { data: [], choices: [] }), silent, 3],
    ['its filter strikes', status(400, refused('moderation_blocked', 'image_generation_user_error')), contentRules, 1],
    ['its older filter strikes', status(400, refused('content_policy_violation')), contentRules, 1],
    ['it does not take the request', status(400, refused('invalid_value')), cannot, 1],
  ])('and %s', async (_name, kind, sentence, calls) => {
    await fault(app, { provider: 'openai', path, times: 0, fault: kind });
    await drawQuickly(app);
    const ann = await seller(app);
    await expectNothingLost(ann, await ann.begin(), sentence);
    expect(await callsTo(app, { provider: 'openai', path })).toHaveLength(calls);
  });

  it.each([
    ['a fault', status(500)],
    ['a refusal for being too quick', status(429, refused('rate_limit_exceeded'), { 'retry-after': '0' })],
    ['silence', { kind: 'timeout' }],
    ['a closed line', { kind: 'drop' }],
    ['a closed line after its work', { kind: 'drop_after_effect' }],
    ['half an answer', { kind: 'malformed' }],
  ])('gets over %s', async (_name, kind) => {
    await fault(app, { provider: 'openai', path, fault: kind });
    await drawQuickly(app);
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(await callsTo(app, { provider: 'openai', path })).toHaveLength(2);
    expect(await ann.credits()).toBe(19);
  });
});

describe('a picture', () => {
  const picture = (b64_json: unknown) => status(200, { data: [{ b64_json }] });
  const damaged = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(200, 7)]).toString('base64');
  it.each([
    [
      'that is damaged',
      picture(damaged),
      /^We couldn’t prepare the picture for print\. .*cannot be read\. Your credit was refunded\.$/,
    ],
    ['that is no PNG', picture(Buffer.from('GIF89a').toString('base64')), /^The AI model did not answer/],
    ['that is no base64', picture('%%%'), /^The AI model did not answer/],
    ['that is a number', picture(7), /^The AI model did not answer/],
  ])('%s ends the design with a sentence and the credit back', async (_, kind, sentence) => {
    await fault(app, { provider: 'openai', path: openaiPaths.images, times: 0, fault: kind });
    const ann = await seller(app);
    const made = await ann.make();
    expect(made).toMatchObject({ status: 'error', error_message: expect.stringMatching(sentence) });
    expect(await ann.credits()).toBe(20);
  });

  it('with nothing on it ends so, too', async () => {
    const blank = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    await fault(app, { provider: 'openai', path: openaiPaths.images, fault: picture(blank.toString('base64')) });
    const ann = await seller(app);
    const sentence = 'We couldn’t prepare the picture for print. There is nothing to print: the picture is empty.';
    await expectNothingLost(ann, await ann.begin(), sentence);
  });
});

describe('a listing', () => {
  const answer = (content: unknown, more: object = {}) =>
    status(200, { choices: [{ index: 0, message: { role: 'assistant', content, ...more } }] });
  const make = async (kind: object) => {
    await fault(app, { provider: 'openai', path: openaiPaths.texts, times: 0, fault: kind });
    await drawQuickly(app);
    const ann = await seller(app);
    return { ann, made: await ann.make({ idea: 'A fox at night' }) };
  };

  it.each([
    ['no text', null],
    ['no JSON', 'Here is your listing!'],
    ['other fields', '{"titel": "x"}'],
    ['tags that are no texts', '{"title": "x", "description": "y", "tags": [1]}'],
  ])('with %s is asked for again, and then given up', async (_, content) => {
    const { ann, made } = await make(answer(content));
    await expectNothingLost(ann, made.id, silent);
    expect(await callsTo(app, { provider: 'openai', path: openaiPaths.texts })).toHaveLength(3);
  });

  it('that the model refuses to write says so', async () => {
    const { ann, made } = await make(answer(null, { refusal: 'I cannot help with that.' }));
    await expectNothingLost(ann, made.id, 'The text model refused to write a listing for this idea. Try other words.');
  });

  it('that breaks every rule is made legal', async () => {
    const wild = {
      title: `${'LOUD FOX & CAT & DOG 100% 200% :: 🦊 \u0000'.repeat(20)}`,
      description: 'Line\u0000one\u0007\r\n\r\n\r\n\r\nhalf \ud83e',
      tags: ['🦊', 'Fox', 'fox', 'x'.repeat(50), '#tag', ''],
    };
    const { ann, made } = await make(answer(JSON.stringify(wild)));
    expect(made).toMatchObject({ status: 'finalized', publish_status: 'published' });
    expect(made.listing?.title.length).toBeLessThanOrEqual(140);
    expect(made.listing?.tags).toHaveLength(13);
    const [product] = await productsOf(app, ann.printify);
    expect(product?.title).toBe(made.listing?.title);
  });
});

it('a model that refuses transparency is asked once more, whatever becomes of that', async () => {
  const transparency = status(400, refused('invalid_value', 'invalid_request_error', 'background'));
  await fault(app, { provider: 'openai', path: openaiPaths.images, fault: transparency });
  await fault(app, { provider: 'openai', path: openaiPaths.images, times: 0, fault: transparency });
  const ann = await seller(app);
  await expectNothingLost(ann, await ann.begin(), cannot);
  expect(await callsTo(app, { provider: 'openai', path: openaiPaths.images })).toHaveLength(2);
});
