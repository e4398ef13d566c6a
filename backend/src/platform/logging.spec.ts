import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { ROOT_CONTEXT } from '@opentelemetry/api';
import { type LoggerOptions, pino } from 'pino';
import { readConfig } from './config/config.ts';
import { logging } from './logging.ts';
import { runAs } from './tracing/current.ts';
import { contextOf } from './tracing/traceparent.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'inkloom-logging-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { pinoHttp } = logging(readConfig({ DATABASE_URL: 'postgresql://127.0.0.1/unused', DATA_DIR: dataDir }));
const lines: string[] = [];
const log = pino(pinoHttp as LoggerOptions, { write: (line: string) => lines.push(line) });
const lastLine = () => JSON.parse(lines.at(-1) ?? '{}');

it('a line of a job names the job, and the request and the trace that it comes from', () => {
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  const context = contextOf(`00-${traceId}-00f067aa0ba902b7-01`);
  runAs({ requestId: 'press-1', job: 'produce-design', jobId: '7', context }, () => log.info({ step: 'draw' }, 'done'));
  expect(lastLine()).toMatchObject({ requestId: 'press-1', job: 'produce-design', jobId: '7', traceId, step: 'draw' });
});

it('a line of nobody names none of them, nor does what comes after a request', () => {
  runAs({ requestId: 'press-2', context: ROOT_CONTEXT }, () => undefined);
  log.info('started');
  const line = lastLine();
  expect(['requestId', 'job', 'jobId', 'traceId'].filter((field) => field in line)).toEqual([]);
});
