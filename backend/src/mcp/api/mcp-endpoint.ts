import { setTimeout as sleep } from 'node:timers/promises';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { JSONRPCMessageSchema } from '@modelcontextprotocol/sdk/types.js';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppConfig } from '../../platform/config/config.ts';
import { scopeChallenge, tokenChallenge } from '../../platform/errors/challenges.ts';
import type { AuthUser } from '../../platform/http/decorators.ts';
import { CallerContexts } from '../calls/caller-context.ts';
import { ToolCalls } from '../calls/tool-calls.ts';
import { jsonRpcError } from '../model/json-rpc.ts';
import type { Refusal } from '../model/refusal.ts';
import { serverFor } from './mcp-server.ts';
import { checkParams } from './request-params.ts';

export interface HttpAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type SignedRequest = FastifyRequest & { user: AuthUser };

/** For all that one request asks for. */
const longestMs = 60_000;
/** Revisions after this one know no batches. */
const batchRevision = '2025-03-26';
const mostMessages = 20;
const bothTypes = 'application/json, text/event-stream';
const sentOn = ['accept', 'content-type', 'mcp-protocol-version'] as const;

/** One request of Streamable HTTP, without a session: nothing is left of it in this process. */
@Injectable()
export class McpEndpoint {
  constructor(
    private readonly contexts: CallerContexts,
    private readonly calls: ToolCalls,
    private readonly config: AppConfig,
  ) {}

  async answer(request: SignedRequest): Promise<HttpAnswer> {
    const fault = faultOf(request);
    if (fault) return errorAnswer(400, { code: 'invalid_request', error: fault });
    const refusals: Refusal[] = [];
    // The messages of a batch have one HTTP status: each refusal is in its own answer.
    const isForHttp = (refusal: Refusal) =>
      !Array.isArray(request.body) && isChallenge(refusal, request.user) && refusals.push(refusal) > 0;
    const answer = await this.exchange(request, isForHttp);
    const [refusal] = refusals;
    return refusal ? this.challenge(refusal, request.user) : answer;
  }

  private async exchange(request: SignedRequest, isForHttp: (refusal: Refusal) => boolean): Promise<HttpAnswer> {
    const context = this.contexts.contextOf(callerOf(request));
    const server = serverFor(
      context,
      (call) => this.calls.guard(call, isForHttp),
      (tool, given) => this.calls.run(tool, context, given, isForHttp),
    );
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    await server.connect(transport);
    checkParams(transport);
    const ended = new AbortController();
    try {
      const response = transport.handleRequest(this.toWebRequest(request), { parsedBody: request.body });
      return await Promise.race([response.then(toAnswer), tooLate(ended.signal)]);
    } finally {
      ended.abort();
      await server.close();
    }
  }

  /** Without the token: it goes to our own API alone. */
  private toWebRequest({ headers }: SignedRequest): Request {
    const named = sentOn.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as [string, string]] : []));
    const sent = new Headers(named);
    // The SDK looks for the types themselves, and many programs send this by default.
    if (/(?:^|,)\s*\*\/\*/.test(headers.accept ?? '')) sent.set('accept', bothTypes);
    return new Request(`${this.config.publicUrl}/mcp`, { method: 'POST', headers: sent });
  }

  private challenge({ status, problem }: Refusal, { program }: AuthUser): HttpAnswer {
    const { publicUrl } = this.config;
    // With the scopes that the token has: a client would lose them otherwise.
    const scopes = [...new Set([...(program?.scopes ?? []), problem.scope ?? ''])];
    const challenge =
      status === 401 ? tokenChallenge(publicUrl, '/mcp', true) : scopeChallenge(publicUrl, '/mcp', scopes);
    return errorAnswer(status, problem, { 'WWW-Authenticate': challenge });
  }
}

function callerOf({ user, headers, ip, id }: SignedRequest) {
  return { id: user.id, authorization: headers.authorization ?? '', ip, requestId: id };
}

/** A grant can be made anew with more scopes, an API key cannot: its assistant is told in words. */
function isChallenge({ status, problem }: Refusal, { program }: AuthUser): boolean {
  return status === 401 || (problem.code === 'insufficient_scope' && program?.kind === 'grant');
}

function faultOf(request: SignedRequest): string | null {
  const messages = [request.body].flat();
  const isMessage = (one: unknown) => JSONRPCMessageSchema.safeParse(one).success;
  // What nobody sent at all is a fault of another kind.
  if (request.body !== undefined && !messages.every(isMessage)) return 'This is no message of JSON-RPC 2.0.';
  return faultOfBatch(request);
}

function faultOfBatch({ body, headers }: SignedRequest): string | null {
  if (!Array.isArray(body)) return null;
  if (body.length === 0) return 'A batch has at least one message.';
  const revision = headers['mcp-protocol-version'] ?? batchRevision;
  if (String(revision) > batchRevision) return 'This revision of the protocol knows no batches: send one message.';
  // What is canceled is never answered, and the others would wait for it.
  if (body.some((one) => one?.method === 'notifications/cancelled')) return 'A batch cannot cancel its own messages.';
  return body.length > mostMessages ? `A batch has at most ${mostMessages} messages.` : null;
}

async function toAnswer(response: Response): Promise<HttpAnswer> {
  const type = response.headers.get('content-type');
  const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
  return { status: response.status, headers, body: await response.text() };
}

async function tooLate(signal: AbortSignal): Promise<HttpAnswer> {
  await sleep(longestMs, undefined, { signal, ref: false });
  return errorAnswer(504, { code: 'timeout', error: 'This took too long. Ask again how far it is.' });
}

function errorAnswer(status: number, problem: Refusal['problem'], headers: Record<string, string> = {}): HttpAnswer {
  const body = JSON.stringify(jsonRpcError(problem));
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body };
}
