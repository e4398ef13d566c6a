import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { invalid, invalidType, missingParameter } from '../protocol/errors.ts';
import { newId, tokensIn, unixNow } from '../protocol/ids.ts';
import { modelFor } from '../protocol/models.ts';
import { answerText, REFUSAL, readFormat, textOf } from './write.ts';

interface ChatRequest {
  model?: unknown;
  messages?: unknown;
  response_format?: unknown;
  max_completion_tokens?: number | null;
  max_tokens?: number | null;
  stream?: boolean | null;
  stream_options?: { include_usage?: boolean } | null;
}

interface Message {
  role: string;
  content: unknown;
}

const ROLES = ['system', 'developer', 'user', 'assistant', 'tool', 'function'];

export const chatRoutes: FastifyPluginAsync = async (app) => {
  app.post('/chat/completions', async (request, reply) => {
    const body = (request.body ?? {}) as ChatRequest;
    const messages = readMessages(body.messages);
    const model = modelFor('text', body.model);
    const format = readFormat(body.response_format, 'response_format');
    await sleep(app.sandbox.settings.openai.textDelayMs);
    const conversation = messages.map(({ content }) => textOf(content)).join('\n');
    const answer = complete(answerText(userText(messages), format), body, conversation);
    const head = {
      id: newId('chatcmpl-'),
      created: unixNow(),
      model: model.id,
      service_tier: 'default',
      system_fingerprint: null,
    };
    if (body.stream)
      return reply.type('text/event-stream; charset=utf-8').send(Readable.from(chunks(head, answer, body)));
    const { message, finish_reason, usage } = answer;
    return {
      ...head,
      object: 'chat.completion',
      choices: [{ index: 0, message, logprobs: null, finish_reason }],
      usage,
    };
  });
};

function userText(messages: Message[]): string {
  return messages
    .filter(({ role }) => role === 'user')
    .map(({ content }) => textOf(content))
    .join('\n');
}

function readMessages(messages: unknown): Message[] {
  if (messages === undefined || messages === null) throw missingParameter('messages');
  if (!Array.isArray(messages)) throw invalidType('messages', 'an array of objects', messages);
  if (messages.length === 0) {
    throw invalid(
      "Invalid 'messages': empty array. Expected an array with minimum length 1, but got an empty array instead.",
      'messages',
      'empty_array',
    );
  }
  for (const [at, message] of messages.entries()) {
    if (typeof message !== 'object' || message === null) throw invalidType(`messages[${at}]`, 'an object', message);
    if (!ROLES.includes(message.role)) {
      throw invalid(
        `Invalid value: '${String(message.role)}'. Supported values are: 'system', 'assistant', 'user', 'function', 'tool', and 'developer'.`,
        `messages[${at}].role`,
        'invalid_value',
      );
    }
  }
  return messages as Message[];
}

function complete(text: string | undefined, body: ChatRequest, conversation: string) {
  const maxTokens = body.max_completion_tokens ?? body.max_tokens ?? Infinity;
  const content = text === undefined ? null : text.slice(0, maxTokens * 4);
  const usage = usageOf(conversation, content ?? REFUSAL);
  return {
    message: { role: 'assistant', content, refusal: content === null ? REFUSAL : null, annotations: [] },
    finish_reason: text !== undefined && content !== text ? 'length' : 'stop',
    usage,
  };
}

function usageOf(conversation: string, answer: string) {
  const [prompt, completion] = [tokensIn(conversation), tokensIn(answer)];
  return {
    prompt_tokens: prompt,
    completion_tokens: completion,
    total_tokens: prompt + completion,
    prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
    completion_tokens_details: {
      reasoning_tokens: 0,
      audio_tokens: 0,
      accepted_prediction_tokens: 0,
      rejected_prediction_tokens: 0,
    },
  };
}

function* chunks(head: object, { message, finish_reason, usage }: ReturnType<typeof complete>, body: ChatRequest) {
  const send = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [{ index: 0, delta, logprobs: null, finish_reason: finish }] })}\n\n`;
  yield send({ role: 'assistant', content: '', refusal: null }, null);
  if (message.refusal) yield send({ refusal: message.refusal }, null);
  for (const piece of message.content?.match(/[\s\S]{1,64}/g) ?? []) yield send({ content: piece }, null);
  yield send({}, finish_reason);
  if (body.stream_options?.include_usage) {
    yield `data: ${JSON.stringify({ ...head, object: 'chat.completion.chunk', choices: [], usage })}\n\n`;
  }
  yield 'data: [DONE]\n\n';
}
