import { expect, it } from '@jest/globals';
import type { AppConfig } from '../../../platform/config/config.ts';
import type { ListingRequest } from '../listing-writer.ts';
import type { OpenAiClient } from './openai-client.ts';
import { OpenAiListingWriter } from './openai-listing-writer.ts';

const request: ListingRequest = {
  idea: 'Sleepy fox',
  style: 'Retro',
  colors: ['White'],
  titleStyle: 'short',
  titleTemplate: '{idea} T-Shirt',
  descriptionTemplate: 'A shirt for {idea}.',
  onBilled: async () => {},
};

/** What a model is sent, all messages and the schema in one text. */
async function sentFor(change: Partial<ListingRequest>): Promise<string> {
  const sent: unknown[] = [];
  const create = async (body: unknown) => {
    sent.push(body);
    return { choices: [{ message: { content: '{"title":"","description":"","tags":[]}' } }] };
  };
  const openai = { call: (_: string, ask: (client: unknown) => unknown) => ask({ chat: { completions: { create } } }) };
  const config = { openai: { textModel: 'any' } };
  const writer = new OpenAiListingWriter(openai as unknown as OpenAiClient, config as AppConfig);
  await writer.write({ ...request, ...change }, AbortSignal.timeout(1000));
  return JSON.stringify(sent);
}

it('asks for the words of the kind that is sold', async () => {
  const sent = await sentFor({ kind: 'mug' });
  for (const part of ['Product: mug', 'print-on-demand mugs', 'Sleepy fox Mug', 'A mug for Sleepy fox.'])
    expect(sent).toContain(part);
  expect(sent).not.toMatch(/shirt/i);
});

it('asks for a T-shirt where no kind is named', async () => {
  expect(await sentFor({})).toContain('Title pattern: Sleepy fox T-Shirt');
});
