import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Bytes that a client has not read: it will not come to read them. */
const mostUnread = 1_000_000;

const headers = {
  'Content-Type': 'text/event-stream',
  'Cache-Control': 'private, no-cache, no-store, must-revalidate, max-age=0, no-transform',
  // nginx would hold events back.
  'X-Accel-Buffering': 'no',
};

/** Node's own answer and nothing around it: a process has ten thousand of them. */
export function beginEvents(reply: FastifyReply): ServerResponse {
  const { raw } = reply.hijack();
  for (const [name, value] of Object.entries({ ...reply.getHeaders(), ...headers })) {
    if (value !== undefined) raw.setHeader(name, value);
  }
  return raw;
}

export function sendEvent(answer: ServerResponse, text: string): void {
  if (answer.writableEnded || answer.destroyed) return;
  if (answer.writableLength > mostUnread) answer.destroy();
  else answer.write(text);
}

export function eventText(type: string, data: object): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
