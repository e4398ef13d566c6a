import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Provider } from '../core/call-log.ts';
import type { Fault } from '../core/faults.ts';

declare module 'fastify' {
  interface FastifyRequest {
    providerCall?: Call;
    fault?: Fault;
  }
}

const PREFIXES: [prefix: string, provider: Provider | undefined][] = [
  ['/openai/v1', 'openai'],
  ['/printify/v1', 'printify'],
  ['/printify/v2', 'printify'],
  ['/printful/v1', 'printful'],
  ['/printful/v2', 'printful'],
  ['/openai', undefined],
  ['/printify', undefined],
  ['/printful', undefined],
  ['/stripe', undefined],
  ['/mail', undefined],
  ['/control', undefined],
  ['/favicon.ico', undefined],
];

/** A hijacked reply runs no hooks; every other one is logged. */
export function installFaults(app: FastifyInstance): void {
  app.decorateRequest('providerCall');
  app.decorateRequest('fault');

  app.addHook('onRequest', async (request, reply) => {
    const target = targetOf(request);
    if (!target) return;
    request.providerCall = app.sandbox.calls.add(target, target.token);
    request.fault = app.sandbox.faults.takeDueFault(target);
    if (!request.fault) return;
    request.providerCall.fault = request.fault.kind;
    await injectBefore(request.fault, request, reply);
  });

  // After the body has come: a client that hangs up from here on does not stop the effect.
  app.addHook('preHandler', async (request) => {
    if (request.fault?.kind === 'late_effect') await sleep(request.fault.ms, undefined, { ref: false });
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { providerCall: call, fault } = request;
    if (!call || replacesAnswer(fault)) return payload;
    call.status = reply.statusCode;
    call.effect = reply.statusCode < 400;
    return fault ? injectAfter(fault, request, reply, payload) : payload;
  });
}

function targetOf(request: FastifyRequest) {
  const [path = '/', query = ''] = request.url.split('?', 2);
  const found = PREFIXES.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  const provider = found ? found[1] : ('stripe' as const);
  if (!provider) return undefined;
  const token = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? '';
  return { provider, method: request.method, path: path.slice(found?.[0].length ?? 0) || '/', query, token };
}

function replacesAnswer(fault: Fault | undefined): boolean {
  return fault?.kind === 'status' || fault?.kind === 'timeout' || fault?.kind === 'drop';
}

async function injectBefore(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'latency') await sleep(fault.ms, undefined, { ref: false });
  else if (fault.kind === 'status') {
    if (request.providerCall) request.providerCall.status = fault.status;
    await reply
      .code(fault.status)
      .headers({ 'content-type': 'application/json; charset=utf-8', ...fault.headers })
      .send(typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body ?? {}));
  } else if (fault.kind === 'timeout') {
    reply.hijack();
    await waitForClose(request, fault.ms);
  } else if (fault.kind === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
  }
}

async function injectAfter(fault: Fault, request: FastifyRequest, reply: FastifyReply, payload: unknown) {
  if (fault.kind === 'timeout_after_effect') await waitForClose(request, fault.ms);
  if (fault.kind === 'drop_after_effect') request.raw.socket.destroy();
  if (fault.kind !== 'malformed') return payload;
  reply.code(200).removeHeader('content-length');
  return truncate(payload);
}

async function waitForClose(request: FastifyRequest, ms: number | undefined): Promise<void> {
  const { socket } = request.raw;
  if (socket.destroyed) return;
  const timer = ms === undefined ? undefined : setTimeout(() => socket.destroy(), ms);
  await once(socket, 'close');
  clearTimeout(timer);
}

/** The length of a stream is not known: it becomes the beginning of some JSON. */
function truncate(payload: unknown): string | Buffer {
  if (typeof payload === 'string') return payload.slice(0, Math.max(1, payload.length >> 1));
  if (Buffer.isBuffer(payload)) return payload.subarray(0, payload.length >> 1);
  return '{"data":[{"';
}
