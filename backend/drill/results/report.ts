import type { Usage } from '../fleet/usage.ts';
import type { Answer } from '../sellers/requests.ts';

/** One line of the table. */
export interface Row {
  fault: string;
  /** What was not as promised; none: ok. */
  problems: string[];
  refused: string;
  slowest: string;
  recovery: string;
  designs: string;
  credits: string;
}

export const none = '–';

/** Of a fault that could not be walked to its end. */
export function failedRow(fault: string, { message }: Error): Row {
  return { fault, problems: [message], refused: none, slowest: none, recovery: none, designs: none, credits: none };
}

const columns = ['fault', 'outcome', 'refused answers', 'slowest refusal', 'recovery', 'designs', 'credits'];

export function toMarkdown(rows: Row[], usage: Map<string, Usage>): string {
  const lines = rows.map(cellsOf);
  const failures = rows.flatMap(({ fault, problems }) => problems.map((problem) => `- ${fault}: ${problem}`));
  return [tableOf(columns, lines), ...(failures.length > 0 ? [failures.join('\n')] : []), usageTable(usage)].join(
    '\n\n',
  );
}

function cellsOf({ fault, problems, refused, slowest, recovery, designs, credits }: Row): string[] {
  return [fault, problems.length === 0 ? 'ok' : 'FAILED', refused, slowest, recovery, designs, credits];
}

/** What is known as soon as one fault is over. */
export function toLine(row: Row): string {
  return [`    ${cellsOf(row).join(' | ')}`, ...row.problems.map((problem) => `    FAILED: ${problem}`)].join('\n');
}

function usageTable(usage: Map<string, Usage>): string {
  const lines = [...usage].map(([name, { sessions, files, megabytes }]) =>
    [name, sessions, files, megabytes].map(String),
  );
  return tableOf(['process', 'sessions with PostgreSQL, most', 'open files, most', 'memory, most (MB)'], lines);
}

function tableOf(head: string[], lines: string[][]): string {
  const rule = head.map(() => '---');
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** How many of each kind, the most frequent first. */
export function countKinds(answers: Pick<Answer, 'status' | 'code'>[]): string {
  const counts = new Map<string, number>();
  for (const { status, code } of answers) {
    const kind = status === 0 ? 'no answer' : [status, code].filter(Boolean).join(' ');
    counts.set(kind, 1 + (counts.get(kind) ?? 0));
  }
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([kind, count]) => `${count} × ${kind}`).join(', ') || 'none';
}

export function inSeconds(ms: number): string {
  return `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 0)} s`;
}
