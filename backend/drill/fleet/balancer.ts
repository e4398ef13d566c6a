import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request as open,
  type RequestOptions,
  type ServerResponse,
} from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Shares requests between the nodes whose /health/ready says so, in turn; where none is ready, between all. As nginx
 * does by default, each request has a connection of its own, and one that fails before an answer goes to the other node
 * where it is safe or was never sent.
 */

const checkMs = 250;
const checkTimeoutMs = 1000;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Node {
  port: number;
  isReady: boolean;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  tried: Set<Node>;
}

const nodes: Node[] = (process.env.NODES ?? '').split(',').map((port) => ({ port: Number(port), isReady: false }));
let turn = 0;

function next(tried: Set<Node>): Node | undefined {
  const left = nodes.filter((node) => !tried.has(node));
  const ready = left.filter(({ isReady }) => isReady);
  const candidates = ready.length > 0 ? ready : left;
  turn += 1;
  return candidates[turn % candidates.length];
}

async function watch(node: Node): Promise<never> {
  for (;;) {
    const url = `http://127.0.0.1:${node.port}/health/ready`;
    const answer = await fetch(url, { signal: AbortSignal.timeout(checkTimeoutMs) }).catch(() => null);
    await answer?.body?.cancel().catch(() => undefined);
    node.isReady = answer?.status === 200;
    await sleep(checkMs);
  }
}

function forward(exchange: Exchange): void {
  const { response, tried } = exchange;
  const node = next(tried);
  if (node) send(exchange, node);
  else refuse(response);
}

function send(exchange: Exchange, node: Node): void {
  const { request, response, body, tried } = exchange;
  tried.add(node);
  const { method, url: path } = request;
  const headers = { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress, connection: 'close' };
  const options = { host: '127.0.0.1', port: node.port, method, path, headers, agent: false } as RequestOptions;
  const call = open(options, (answer) => passOn(answer, response));
  response.once('close', () => call.destroy());
  call.once('error', (error: NodeJS.ErrnoException) => retry(exchange, call, error));
  call.end(body);
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  const { connection, 'keep-alive': _, 'transfer-encoding': __, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 502, headers);
  response.flushHeaders();
  answer.pipe(response);
  answer.once('error', () => response.destroy());
}

function retry(exchange: Exchange, call: ClientRequest, { code }: NodeJS.ErrnoException): void {
  const { request, response } = exchange;
  if (response.destroyed || response.headersSent) return;
  const wasSent = code !== 'ECONNREFUSED';
  call.destroy();
  if (wasSent && !safeMethods.has(request.method ?? '')) refuse(response);
  else forward(exchange);
}

function refuse(response: ServerResponse): void {
  response.writeHead(502, { 'content-type': 'application/json' }).end('{"code":"bad_gateway"}');
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => forward({ request, response, body: Buffer.concat(chunks), tried: new Set() }));
});
for (const node of nodes) void watch(node);
process.on('disconnect', () => process.exit(0));
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
