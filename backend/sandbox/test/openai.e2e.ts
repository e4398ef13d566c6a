import { beforeEach, describe, expect, it } from '@jest/globals';
import OpenAI from 'openai';
import sharp from 'sharp';
import { useSandbox } from './support/sandbox.ts';

const sandbox = useSandbox();
let client: OpenAI;

beforeEach(() => {
  client = new OpenAI({ baseURL: `${sandbox.url}/openai/v1`, apiKey: 'sk-sandbox', maxRetries: 0 });
});

const MODEL = 'gpt-image-2.5-sunburst';
const prompt = [
  'a high-contrast vector-style t-shirt graphic of a frog, "Be hoppy", designed for Etsy dropshipping. Bold shapes',
  'Composition: one centered graphic.',
  'Avoid: photo, mockup.',
].join('\n');

const draw = (more: object = {}) =>
  client.images.generate({ model: MODEL, prompt, size: '1024x1024', stream: false, ...more });

async function pixels({ data: pictures }: OpenAI.ImagesResponse) {
  const bytes = Buffer.from(pictures?.[0]?.b64_json ?? '', 'base64');
  const { data, info } = await sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return {
    info,
    corner: [...data.subarray(0, 4)],
    alpha: data.filter((_, index) => index % 4 === 3),
    format: (await sharp(bytes).metadata()).format,
  };
}

async function post(
  path: string,
  body: unknown,
  headers: Record<string, string> = { authorization: 'Bearer sk-sandbox' },
) {
  const answer = await fetch(`${sandbox.url}/openai/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: answer.status,
    headers: answer.headers,
    json: (await answer.json()) as { error: Record<string, string> },
  };
}

describe('pictures', () => {
  it('come transparent, in the size asked for, with the margins free', async () => {
    const answer = await draw({ background: 'transparent', size: '1024x1536', quality: 'high' });
    expect(answer).toMatchObject({
      background: 'transparent',
      size: '1024x1536',
      output_format: 'png',
      quality: 'high',
    });
    const { input_tokens = 0, output_tokens = 0, total_tokens } = answer.usage ?? {};
    expect(total_tokens).toBe(input_tokens + output_tokens);
    expect(total_tokens).toBeGreaterThan(0);
    const { info, corner, alpha } = await pixels(answer);
    expect([info.width, info.height, corner[3]]).toEqual([1024, 1536, 0]);
    const inked = alpha.filter((value) => value > 0).length / alpha.length;
    expect(inked).toBeGreaterThan(0.1);
    expect(inked).toBeLessThan(0.9);
  });

  it('come in the number asked for, all different, and equal for the same prompt', async () => {
    const [first, again] = [await draw({ n: 2 }), await draw({ n: 2 })];
    expect(first.data).toHaveLength(2);
    expect(first.data?.[0]).not.toEqual(first.data?.[1]);
    expect(again.data).toEqual(first.data);
  });

  it('have exactly the key color of the prompt as background', async () => {
    const answer = await draw({
      background: 'opaque',
      prompt: `${prompt}\nBackground: one flat solid color #00C85A everywhere.`,
    });
    expect((await pixels(answer)).corner).toEqual([0, 0xc8, 0x5a, 255]);
  });

  it.each(['jpeg', 'webp'])('come as %s', async (format) => {
    const answer = await draw({ output_format: format, output_compression: 80 });
    expect((await pixels(answer)).format).toBe(format);
  });

  it('have no transparency where the setting refuses it', async () => {
    await sandbox.control('POST', '/settings', { openai: { background: 'refuse' } });
    await expect(draw({ background: 'transparent' })).rejects.toMatchObject({
      status: 400,
      param: 'background',
      message: '400 Transparent background is not supported for this model.',
    });
    expect((await pixels(await draw())).corner[3]).toBe(255);
  });

  it('are opaque in spite of the request where the setting says so', async () => {
    await sandbox.control('POST', '/settings', { openai: { background: 'opaque' } });
    const answer = await draw({ background: 'transparent' });
    expect(answer.background).toBe('opaque');
    expect((await pixels(answer)).corner[3]).toBe(255);
  });

  it('are streamed when asked for', async () => {
    const stream = await client.images.generate({ model: MODEL, prompt, stream: true, partial_images: 1 });
    const types: string[] = [];
    for await (const event of stream) types.push(event.type);
    expect(types).toEqual(['image_generation.partial_image', 'image_generation.completed']);
  });

  it('never fail because of the prompt', async () => {
    const hostile = ['💥', '\u0000', '日本語のデザイン', 'x'.repeat(3000), '"'.repeat(200), '<svg onload=1>&amp;'];
    for (const text of hostile) expect((await draw({ prompt: text })).data).toHaveLength(1);
  });

  it('do not block the server', async () => {
    const drawing = draw({ n: 4, size: '2048x2048' });
    const since = performance.now();
    for (let asked = 0; asked < 5; asked++) await client.models.list();
    expect(performance.now() - since).toBeLessThan(2000);
    await drawing;
  });
});

describe('requests for pictures that the service refuses', () => {
  it.each([
    [{ prompt: undefined }, 400, 'prompt', 'missing_required_parameter'],
    [{ prompt: '' }, 400, 'prompt', 'empty_string'],
    [{ prompt: 'x'.repeat(32_001) }, 400, 'prompt', 'string_above_max_length'],
    [{ response_format: 'url' }, 400, 'response_format', 'unknown_parameter'],
    [{ style: 'vivid' }, 400, 'style', 'unknown_parameter'],
    [{ n: 0 }, 400, 'n', 'integer_below_min_value'],
    [{ n: 11 }, 400, 'n', 'integer_above_max_value'],
    [{ n: '2' }, 400, 'n', 'invalid_type'],
    [{ quality: 'hd' }, 400, 'quality', 'invalid_value'],
    [{ size: '1000x1000' }, 400, 'size', 'invalid_value'],
    [{ size: '512x512' }, 400, 'size', 'invalid_value'],
    [{ size: '3840x1024' }, 400, 'size', 'invalid_value'],
    [{ size: '3840x3840' }, 400, 'size', 'invalid_value'],
    [{ size: 'large' }, 400, 'size', 'invalid_value'],
    [{ background: 'transparent', output_format: 'jpeg' }, 400, 'background', 'invalid_value'],
    [{ background: 'transparent', model: 'gpt-image-2' }, 400, 'background', 'invalid_value'],
    [{ model: 'gpt-image-1' }, 404, 'model', 'model_not_found'],
    [{ model: 'gpt-6-luna' }, 400, 'model', 'invalid_value'],
  ])('%j', async (more, status, param, code) => {
    const answer = await post('/images/generations', { model: MODEL, prompt, ...more });
    expect([answer.status, answer.json.error]).toEqual([
      status,
      { type: 'invalid_request_error', param, code, message: expect.any(String) },
    ]);
  });

  it('because of what they show', async () => {
    await expect(draw({ prompt: 'moderation_blocked please' })).rejects.toMatchObject({
      status: 400,
      code: 'moderation_blocked',
      type: 'image_generation_user_error',
    });
  });
});

const listing = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description', 'tags'],
  properties: {
    title: { type: 'string' },
    description: { type: 'string' },
    tags: { type: 'array', items: { type: 'string' } },
  },
};
const ask = (schema: object, content = 'Idea: A bear riding a motorcycle\nStyle: Vintage') => ({
  model: 'gpt-6-luna',
  messages: [
    { role: 'system' as const, content: 'You write listings.' },
    { role: 'user' as const, content },
  ],
  response_format: {
    type: 'json_schema' as const,
    json_schema: { name: 'etsy_listing', strict: true, schema: schema as Record<string, unknown> },
  },
});

describe('texts', () => {
  it('are listings about the idea, within the limits of the marketplace', async () => {
    const answer = await client.chat.completions.create(ask(listing));
    const { title, description, tags } = JSON.parse(answer.choices[0]?.message.content ?? '');
    expect(title).toMatch(/^Bear Riding a Motorcycle/);
    expect(title.length).toBeLessThanOrEqual(140);
    expect(title.length).toBeGreaterThan(100);
    expect(description.length).toBeGreaterThan(200);
    expect(new Set(tags).size).toBe(13);
    expect(Math.max(...tags.map((tag: string) => tag.length))).toBeLessThanOrEqual(20);
    expect(answer).toMatchObject({
      object: 'chat.completion',
      model: 'gpt-6-luna',
      choices: [{ finish_reason: 'stop' }],
    });
  });

  it('satisfy the given schema', async () => {
    const schema = {
      type: 'object',
      additionalProperties: false,
      required: ['kind', 'count', 'open', 'nested', 'maybe', 'when'],
      properties: {
        kind: { type: 'string', enum: ['shirt', 'mug'] },
        count: { type: 'integer', minimum: 3 },
        open: { type: 'boolean' },
        nested: { $ref: '#/$defs/pair' },
        maybe: { anyOf: [{ type: 'null' }, { type: 'string' }] },
        when: { type: 'string', format: 'date-time' },
      },
      $defs: {
        pair: {
          type: 'object',
          additionalProperties: false,
          required: ['words'],
          properties: { words: { type: 'array', items: { type: 'string', maxLength: 5 }, minItems: 2, maxItems: 2 } },
        },
      },
    };
    const answer = await client.chat.completions.create(ask(schema));
    const value = JSON.parse(answer.choices[0]?.message.content ?? '');
    expect(value).toMatchObject({ kind: 'shirt', count: 3, open: true, maybe: null });
    expect(value.nested.words).toHaveLength(2);
    expect(value.nested.words[0].length).toBeLessThanOrEqual(5);
  });

  it.each([
    ['kids’ T-shirt', /^Bear Riding a Motorcycle Kids T-Shirt/, 'kids graphic tee'],
    ['hoodie', /^Bear Riding a Motorcycle Hoodie/, 'unisex hoodie'],
    ['tote bag', /^Bear Riding a Motorcycle Tote Bag/, 'reusable tote'],
    ['mug', /^Bear Riding a Motorcycle Mug/, 'tea cup'],
    ['poster', /^Bear Riding a Motorcycle Poster/, 'wall art print'],
  ])('are about a %s where the prompt names it', async (product, begins, tag) => {
    const prompt = `Idea: A bear riding a motorcycle\nProduct: ${product}\nStyle: Vintage`;
    const answer = await client.chat.completions.create(ask(listing, prompt));
    const { title, tags } = JSON.parse(answer.choices[0]?.message.content ?? '');
    expect(title).toMatch(begins);
    expect(tags).toContain(tag);
  });

  it('refuse a strict schema that leaves a field open', async () => {
    const refusal = client.chat.completions.create(ask({ ...listing, required: ['title'] }));
    await expect(refusal).rejects.toMatchObject({ status: 400, param: 'response_format' });
    await expect(
      client.chat.completions.create(ask({ type: 'object', properties: {}, required: [] })),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('can be a refusal, and are cut where too few tokens are allowed', async () => {
    const refused = await client.chat.completions.create(ask(listing, 'Idea: moderation_blocked'));
    expect(refused.choices[0]?.message).toMatchObject({ content: null, refusal: expect.any(String) });
    const cut = await client.chat.completions.create({ ...ask(listing), max_completion_tokens: 10 });
    expect(cut.choices[0]?.finish_reason).toBe('length');
  });

  it('are streamed when asked for', async () => {
    let text = '';
    for await (const chunk of await client.chat.completions.create({ ...ask(listing), stream: true }))
      text += chunk.choices[0]?.delta.content ?? '';
    expect(JSON.parse(text).tags).toHaveLength(13);
  });

  it('come through the responses endpoint too', async () => {
    const format = { type: 'json_schema' as const, name: 'etsy_listing', strict: true, schema: listing };
    const answer = await client.responses.create({
      model: 'gpt-6-luna',
      input: 'Idea: Crazy plant lady',
      text: { format },
    });
    expect(JSON.parse(answer.output_text).title).toMatch(/^Crazy Plant Lady/);
    expect(answer.status).toBe('completed');
  });

  it.each([
    [{ messages: undefined }, 'messages', 'missing_required_parameter'],
    [{ messages: [] }, 'messages', 'empty_array'],
    [{ messages: [{ role: 'robot', content: 'x' }] }, 'messages[0].role', 'invalid_value'],
    [{ response_format: { type: 'xml' } }, 'response_format.type', 'invalid_value'],
  ])('are refused: %j', async (more, param, code) => {
    const answer = await post('/chat/completions', { ...ask(listing), ...more });
    expect([answer.status, answer.json.error.param, answer.json.error.code]).toEqual([400, param, code]);
  });
});

describe('the service', () => {
  it('requires a key and answers with a request id', async () => {
    const none = await post('/chat/completions', ask(listing), {});
    const wrong = await post('/chat/completions', ask(listing), { authorization: 'Bearer sk-invalid' });
    expect([none.status, none.json.error.code, wrong.status, wrong.json.error.code]).toEqual([
      401,
      null,
      401,
      'invalid_api_key',
    ]);
    expect(none.headers.get('x-request-id')).toMatch(/^req_/);
  });

  it('lists its models and shows one', async () => {
    const ids = (await client.models.list()).data.map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'gpt-image-2.5-sunburst',
        'gpt-image-2.5-flare',
        'gpt-image-2.6-sunburst',
        'gpt-6-luna',
        'gpt-6-sol',
      ]),
    );
    expect(await client.models.retrieve('gpt-6-luna')).toMatchObject({ id: 'gpt-6-luna', object: 'model' });
    await expect(client.models.retrieve('gpt-image-1')).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
  });

  it('answers unknown paths in its own envelope', async () => {
    expect((await post('/nothing', {})).json.error).toMatchObject({ message: 'Invalid URL (POST /openai/v1/nothing)' });
    const broken = await post('/images/generations', '{');
    expect([broken.status, broken.json.error.type]).toEqual([400, 'invalid_request_error']);
  });
});
