import { Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { current } from '../../platform/tracing/current.ts';
import { toTraceparent } from '../../platform/tracing/traceparent.ts';
import { type Problem, Refusal } from '../model/refusal.ts';
import type { ApiRequest } from '../model/tool.ts';

/** Who calls a tool, as the API is to see them. */
export interface Caller {
  id: string;
  authorization: string;
  ip: string;
  requestId: string;
}

export interface ApiAnswer {
  headers: Record<string, string | string[] | number | undefined>;
  bytes: Buffer;
}

/** Our own HTTP API, without a network: guard, validation and limits are the same for every caller. */
@Injectable()
export class OwnApi {
  constructor(private readonly host: HttpAdapterHost) {}

  /** @throws Refusal with what the API says of the error */
  async call(caller: Caller, { method, path, query = {}, body, idempotencyKey }: ApiRequest): Promise<ApiAnswer> {
    const fastify = (this.host.httpAdapter as ReturnType<NestFastifyApplication['getHttpAdapter']>).getInstance();
    const traceparent = toTraceparent(current().context);
    const headers = {
      authorization: caller.authorization,
      'x-request-id': caller.requestId,
      ...(traceparent ? { traceparent } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    };
    const url = `${path}${queryOf(query)}`;
    const sent = body ? { payload: body } : {};
    const answer = await fastify.inject({ method, url, headers, remoteAddress: caller.ip, ...sent });
    if (answer.statusCode >= 400) throw toRefusal(answer.statusCode, answer.headers, answer.payload);
    return { headers: answer.headers, bytes: answer.rawPayload };
  }
}

function queryOf(query: NonNullable<ApiRequest['query']>): string {
  const present = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, `${value}`] as [string, string]],
  );
  return present.length > 0 ? `?${new URLSearchParams(present)}` : '';
}

function toRefusal(status: number, headers: ApiAnswer['headers'], text: string): Refusal {
  const seconds = Number(headers['retry-after']);
  return new Refusal(status, toProblem(text), Number.isFinite(seconds) && seconds > 0 ? seconds : null);
}

function toProblem(text: string): Problem {
  try {
    const problem = JSON.parse(text) as Problem;
    if (problem.code) return problem;
  } catch {
    // Said below.
  }
  return { code: 'internal', error: 'Something went wrong on our side. Nothing was charged. Please try again.' };
}
