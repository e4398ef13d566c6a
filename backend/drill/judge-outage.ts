import type { Fault, Scene, Span } from './faults/fault.ts';
import { countKinds, inSeconds, none, type Row } from './results/report.ts';
import { auditCredits, type DesignRow, isSold } from './sellers/audit.ts';
import { type Answer, isGood } from './sellers/requests.ts';

/**
 * A refusal of a request that was begun before the fault was noticed, and of any other; beyond what the machine takes at
 * that time for a request that asks nobody.
 */
const slowestMs = { atFirst: 2000, later: 1000 };
const noticedMs = 1500;
const lagWindowMs = 500;

export interface Outcome {
  fault: Fault;
  scene: Scene;
  span: Span;
  answers: Answer[];
  designs: DesignRow[];
}

export async function toRow(outcome: Outcome, problems: string[]): Promise<Row> {
  const { fault, scene, answers, designs } = outcome;
  const refused = answers.filter((answer) => !isGood(answer));
  const credits = await auditCredits(scene.fleet, scene.load.sellers, designs);
  const { text: recovery, problems: late } = judgeRecovery(outcome, refused);
  const slowest = Math.max(0, ...refused.map(({ ms }) => ms));
  return {
    fault: fault.title,
    problems: [
      ...scene.fleet.deaths.splice(0),
      ...judgeRefusals(outcome, refused),
      ...late,
      ...judgeDesigns(outcome),
      ...problems,
      ...credits,
    ],
    refused: `${countKinds(refused)} of ${answers.length}`,
    slowest: refused.length > 0 ? inSeconds(slowest) : none,
    recovery,
    designs: describeDesigns(outcome),
    credits: credits.length === 0 ? 'exact' : 'WRONG',
  };
}

function judgeRefusals({ fault: { mayRefuse }, span, answers }: Outcome, refused: Answer[]): string[] {
  const unexpected = refused.filter((answer) => !mayRefuse?.(answer, span));
  const slow = refused.filter((answer) => {
    const isFirst = answer.begunAt < span.from + noticedMs;
    return answer.ms - lagDuring(answer, answers) > (isFirst ? slowestMs.atFirst : slowestMs.later);
  });
  const operations = [...new Set(unexpected.map(({ operation }) => operation))].join(', ');
  return [
    ...(unexpected.length > 0 ? [`${countKinds(unexpected)} (${operations})`] : []),
    ...(slow.length > 0 ? [`${slow.length} refusals were slow (${describeSlowest(slow, span)})`] : []),
  ];
}

/** The longest that a request took which asks nobody, among those under way at the same time. */
function lagDuring({ begunAt, ms }: Pick<Answer, 'begunAt' | 'ms'>, answers: Answer[]): number {
  const end = begunAt + ms;
  const beside = answers.filter(
    (one) =>
      one.operation === 'live' && one.begunAt <= end + lagWindowMs && one.begunAt + one.ms >= begunAt - lagWindowMs,
  );
  return Math.max(0, ...beside.map((one) => one.ms));
}

function describeSlowest(slow: Answer[], { from }: Span): string {
  const [worst] = slow.toSorted((one, other) => other.ms - one.ms);
  if (!worst) return '';
  return `${worst.operation}: ${inSeconds(worst.ms)}, begun ${inSeconds(worst.begunAt - from)} after the fault`;
}

/** To the first good answer that was begun after the return, and to the last refusal. */
function judgeRecovery({ answers, fault, span }: Outcome, refused: Answer[]): { text: string; problems: string[] } {
  if (refused.length === 0) return { text: none, problems: [] };
  const kinds = new Set(refused.map(({ operation }) => operation));
  const good = answers.filter((one) => kinds.has(one.operation) && isGood(one) && one.begunAt + one.ms >= span.back);
  const first = Math.max(0, Math.min(...good.map(({ begunAt, ms }) => begunAt + ms)) - span.back);
  const last = Math.max(0, ...refused.map(({ begunAt, ms }) => begunAt + ms - span.back));
  const lag = lagDuring({ begunAt: span.back, ms: last }, answers);
  const isLate = fault.recoveryMs !== undefined && last - lag > fault.recoveryMs;
  return {
    text: `first good answer ${inSeconds(first)}, last refusal ${inSeconds(last)}`,
    problems: isLate ? [`refusals up to ${inSeconds(last)} after the return`] : [],
  };
}

function judgeDesigns({ designs, fault, scene: { load } }: Outcome): string[] {
  const unsold = designs.filter((row) => !isSold(row));
  const states = unsold.map(({ status, publishing, error, waiting }) =>
    [status, publishing, error, waiting && `waits: ${waiting}`].filter(Boolean).join(' '),
  );
  const reasons = [...new Set(load.seenWaiting.values())];
  const isSeen = !fault.waitsFor || reasons.some((reason) => fault.waitsFor?.test(reason));
  return [
    ...(unsold.length > 0 ? [`${unsold.length} designs not published: ${[...new Set(states)].join(', ')}`] : []),
    ...(isSeen ? [] : [`no list showed a design that waits as it should (${reasons.join(', ') || 'none waited'})`]),
  ];
}

function describeDesigns({ designs, scene: { load } }: Outcome): string {
  const sold = designs.filter(isSold).length;
  const returned = designs.filter(({ refunds }) => refunds > 0).length;
  const waited = load.seenWaiting.size;
  return `${sold} of ${designs.length} published, ${returned} given back${waited > 0 ? `, ${waited} waited` : ''}`;
}
