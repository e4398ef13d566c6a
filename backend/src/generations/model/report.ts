import type { CheckLevel, PrintCheck, PrintReport } from '../../print/index.ts';

const rank: Record<CheckLevel, number> = { good: 0, warn: 1, bad: 2 };

/**
 * One passport for all print files of a design: of each check the worst, every shirt in the order of `colors`, every
 * ink once.
 *
 * @throws where there is no report
 */
export function mergeReports(reports: PrintReport[], colors: string[]): PrintReport {
  const [first, ...others] = reports;
  if (!first) throw new Error('A design without a print file has no passport.');
  const shirts = reports.flatMap((report) => report.shirts);
  return {
    ...first,
    inks: [...new Set(reports.flatMap(({ inks }) => inks))],
    shirts: shirts.toSorted((one, other) => colors.indexOf(one.color) - colors.indexOf(other.color)),
    checks: first.checks.map((check) =>
      others.flatMap(({ checks }) => checks.filter(({ id }) => id === check.id)).reduce(worse, check),
    ),
  };
}

/** The worse of two; where both are as bad and speak of different shirts, with the sentences of both. */
function worse(one: PrintCheck, other: PrintCheck): PrintCheck {
  if (rank[other.level] !== rank[one.level]) return rank[other.level] > rank[one.level] ? other : one;
  if (one.level === 'good' || one.message === other.message) return one;
  return { ...one, message: `${one.message} ${other.message}` };
}
