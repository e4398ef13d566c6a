import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyPluginAsync } from 'fastify';
import { invalid, missingParameter } from '../protocol/errors.ts';
import { newId, tokensIn, unixNow } from '../protocol/ids.ts';
import { modelFor } from '../protocol/models.ts';
import { answerText, REFUSAL, readFormat, textOf } from './write.ts';

interface ResponseRequest {
  model?: unknown;
  input?: unknown;
  instructions?: string | null;
  text?: { format?: unknown } | null;
  max_output_tokens?: number | null;
  temperature?: number | null;
  top_p?: number | null;
  metadata?: Record<string, string> | null;
  store?: boolean | null;
  stream?: boolean | null;
}

export const responseRoutes: FastifyPluginAsync = async (app) => {
  app.post('/responses', async (request) => {
    const body = (request.body ?? {}) as ResponseRequest;
    if (body.input === undefined || body.input === null) throw missingParameter('input');
    if (body.stream)
      throw invalid(
        'This sandbox does not stream responses; chat completions can be streamed.',
        'stream',
        'unsupported_value',
      );
    const model = modelFor('text', body.model);
    const format = readFormat(body.text?.format, 'text.format');
    await sleep(app.sandbox.settings.openai.textDelayMs);
    return respond(body, model.id, answerText(inputText(body.input), format));
  });
};

function inputText(input: unknown): string {
  if (typeof input === 'string') return input;
  if (!Array.isArray(input))
    throw invalid("Invalid type for 'input': expected one of a string or array.", 'input', 'invalid_type');
  return input
    .filter((item) => (item?.role ?? 'user') === 'user')
    .map((item) => textOf(item?.content))
    .join('\n');
}

function respond(body: ResponseRequest, model: string, answer: string | undefined) {
  const maxLength = (body.max_output_tokens ?? Infinity) * 4;
  const cut = answer !== undefined && answer.length > maxLength;
  const text = answer?.slice(0, maxLength);
  const content =
    text === undefined
      ? { type: 'refusal', refusal: REFUSAL }
      : { type: 'output_text', text, annotations: [], logprobs: [] };
  const status = cut ? 'incomplete' : 'completed';
  const [input, output] = [tokensIn(inputText(body.input)), tokensIn(text ?? REFUSAL)];
  return {
    id: newId('resp_'),
    object: 'response',
    created_at: unixNow(),
    completed_at: cut ? null : unixNow(),
    status,
    error: null,
    incomplete_details: cut ? { reason: 'max_output_tokens' } : null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    model,
    output: [{ id: newId('msg_'), type: 'message', status, role: 'assistant', content: [content] }],
    parallel_tool_calls: true,
    previous_response_id: null,
    reasoning: { effort: null, summary: null },
    store: body.store ?? true,
    temperature: body.temperature ?? 1,
    text: { format: body.text?.format ?? { type: 'text' } },
    tool_choice: 'auto',
    tools: [],
    top_p: body.top_p ?? 1,
    truncation: 'disabled',
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: 0, cache_write_tokens: 0 },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
    metadata: body.metadata ?? {},
  };
}
