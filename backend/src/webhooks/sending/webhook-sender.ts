import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../../platform/config/config.ts';
import { parseRetryAfter } from '../../platform/retry.ts';
import { ReceiverAddresses, UnusableUrl } from './receiver-addresses.ts';

export interface WebhookRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
}

export interface Answer {
  /** Null where none came. */
  status: number | null;
  /** Its beginning; null where none came. */
  body: string | null;
  /** Why it does not count, for the seller; null after a success. */
  error: string | null;
  retryAfterMs: number | null;
  ms: number;
}

/** More of an answer is not read, and less is stored. */
const readBytes = 16_384;
const storedCharacters = 1024;

type Received = Pick<Answer, 'status' | 'body' | 'retryAfterMs'>;

/** One POST, to addresses that were checked and to no others. Redirects are answers like any other. */
@Injectable()
export class WebhookSender {
  constructor(
    private readonly receivers: ReceiverAddresses,
    private readonly config: AppConfig,
  ) {}

  /** The whole exchange has one time limit. Throws where `stopped` is aborted. */
  async send(message: WebhookRequest, stopped: AbortSignal): Promise<Answer> {
    const began = performance.now();
    const timeout = AbortSignal.timeout(this.config.values.webhooks.timeoutMs);
    const took = () => Math.round(performance.now() - began);
    try {
      const received = await this.exchange(message, AbortSignal.any([timeout, stopped]));
      return { ...received, error: faultOfStatus(received.status), ms: took() };
    } catch (error) {
      stopped.throwIfAborted();
      return { status: null, body: null, error: this.describe(error, timeout), retryAfterMs: null, ms: took() };
    }
  }

  private async exchange(message: WebhookRequest, signal: AbortSignal): Promise<Received> {
    const addresses = await orAborted(this.receivers.find(message.url), signal);
    const request = open(message, addresses, signal);
    const response = await answerOf(request, message.body);
    const { statusCode: status = null, headers } = response;
    const body = await readBeginning(response);
    request.destroy();
    return { status, body, retryAfterMs: parseRetryAfter(headers['retry-after']) };
  }

  private describe(error: unknown, timeout: AbortSignal): string {
    if (timeout.aborted) return `No answer within ${this.config.values.webhooks.timeoutMs / 1000} seconds.`;
    if (error instanceof UnusableUrl) return error.message;
    const { code } = (error ?? {}) as NodeJS.ErrnoException;
    if (code && certificateFaults.test(code)) return `The certificate of the receiver is not valid (${code}).`;
    return code ? `The connection failed (${code}).` : 'The connection failed.';
  }
}

const certificateFaults = /CERT|SIGNED|TLS|SSL|UNABLE_TO/;

function faultOfStatus(status: number | null): string | null {
  if (status === null || (status >= 200 && status < 300)) return null;
  if (status >= 300 && status < 400) return `The receiver answered ${status}. Redirects are not followed.`;
  return `The receiver answered ${status}.`;
}

/** A connection of its own: one that stays open would lead where the name led before. */
function open({ url: text, headers, body }: WebhookRequest, addresses: string[], signal: AbortSignal): ClientRequest {
  const url = new URL(text);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return request(url, {
    method: 'POST',
    agent: false,
    signal,
    lookup: pinned(addresses),
    maxHeaderSize: readBytes,
    headers: {
      ...headers,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'user-agent': 'Inkloom-Webhooks/1.0',
    },
  });
}

/** Answers Node's own search for the name with what was checked. */
function pinned(addresses: string[]): LookupFunction {
  const all = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, options, found) => {
    const [first] = all;
    if (options.all) found(null, all);
    else found(null, first?.address ?? '', first?.family);
  };
}

function answerOf(request: ClientRequest, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // Some answers, 101 among them, end a connection with neither a response nor an error.
    request.on('response', resolve).on('error', reject).on('close', reject);
    request.end(body);
  });
}

/** @throws where the answer breaks off */
async function readBeginning(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= readBytes) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, readBytes));
  // PostgreSQL stores no zero bytes.
  return text.replaceAll('\0', '').slice(0, storedCharacters).toWellFormed();
}

function orAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
