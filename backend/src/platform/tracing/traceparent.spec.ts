import { describe, expect, it } from '@jest/globals';
import { ROOT_CONTEXT } from '@opentelemetry/api';
import { contextOf, toTraceparent } from './traceparent.ts';

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const spanId = '00f067aa0ba902b7';

describe('a traceparent', () => {
  it.each([
    ['is passed on as it came', `00-${traceId}-${spanId}-01`, `00-${traceId}-${spanId}-01`],
    ['keeps that it is not recorded', `00-${traceId}-${spanId}-00`, `00-${traceId}-${spanId}-00`],
    [
      'of a later version is read as far as it is known',
      `cc-${traceId}-${spanId}-01-more`,
      `00-${traceId}-${spanId}-01`,
    ],
  ])('%s', (_, given, passedOn) => {
    expect(toTraceparent(contextOf(given))).toBe(passedOn);
  });

  it.each([
    ['absent', undefined],
    ['a list', [`00-${traceId}-${spanId}-01`]],
    ['of the version that is forbidden', `ff-${traceId}-${spanId}-01`],
    ['of this version with more in it', `00-${traceId}-${spanId}-01-more`],
    ['without a trace', `00-${'0'.repeat(32)}-${spanId}-01`],
    ['without a span', `00-${traceId}-${'0'.repeat(16)}-01`],
    ['in capitals', `00-${traceId.toUpperCase()}-${spanId}-01`],
    ['a log line', '00-abc-def-01\n{"level":60}'],
  ])('that is %s counts as none', (_, given) => {
    expect(contextOf(given)).toBe(ROOT_CONTEXT);
    expect(toTraceparent(ROOT_CONTEXT)).toBeUndefined();
  });
});
