import type { GenerationRequest } from '../../generations/model/documents/generation-request.ts';
import type { DesignEngine } from '../../generations/model/status/states.ts';
import type { BatchRules, RowInput, RowState } from './batch.ts';
import { resolveRow } from './resolve-row.ts';

interface DrawnDesign {
  idea: string;
  colors: string[];
  engine: DesignEngine;
  imageKey: string | null;
  errorCode: string | null;
  request: Pick<GenerationRequest, 'title' | 'press'>;
}

/** Their credits came back, and they stay out of the shop. */
const givenUp: (string | null)[] = ['discarded', 'canceled'];

/** Whether a row that is tried again takes what was drawn to Printify once more; else it is drawn anew, for a credit. */
export function isRetryFree(
  { state, input }: { state: RowState; input: RowInput },
  design: DrawnDesign | null,
  rules: BatchRules,
): boolean {
  if (!design || state === 'publish_failed') return design !== null;
  return (
    state === 'failed' && design.imageKey !== null && !givenUp.includes(design.errorCode) && isOf(design, input, rules)
  );
}

/** Whether the row still asks for this design. */
function isOf({ request, ...design }: DrawnDesign, input: RowInput, rules: BatchRules): boolean {
  const { order } = resolveRow(input, rules, { available: null, lineUps: [], now: new Date() });
  return (
    order.idea === design.idea &&
    order.engine === design.engine &&
    namesOf(order.colors) === namesOf(design.colors) &&
    order.title === request.title &&
    (order.style === undefined || order.style === request.press?.style)
  );
}

/** The design has them in the spelling of the catalog. */
function namesOf(colors: readonly string[]): string {
  return JSON.stringify(colors.map((name) => name.toLowerCase()).sort());
}
