import { z } from 'zod';
import type { CheckLevel, PrintCheck, PrintReport } from '../../../print/index.ts';

const level = z.enum(['good', 'warn', 'bad']);

/** Reports stored before the American spelling name the shirt's color `colour`. */
const shirtCheck = z
  .object({
    color: z.string().optional(),
    colour: z.string().optional(),
    hex: z.string(),
    edgeShare: z.number(),
    areaShare: z.number(),
    level,
  })
  .transform(({ colour, color = colour ?? '', ...check }) => ({ color, ...check }));

/** The print report of a design. Shares and confidence run from 0 to 1, lengths are print pixels. */
export const storedReport = z.object({
  effectiveDpi: z.number(),
  background: z.enum(['transparent', 'removed', 'kept']),
  confidence: z.number(),
  coverage: z.number(),
  semiTransparentShare: z.number(),
  margins: z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
  inks: z.array(z.string()).default([]),
  shirts: z.array(shirtCheck).default([]),
  checks: z.array(
    z.object({
      id: z.string(),
      level,
      value: z.number(),
      limit: z.number(),
      unit: z.string(),
      message: z.string(),
      source: z.string(),
    }),
  ),
});
export type StoredReport = z.infer<typeof storedReport>;

const rank: Record<CheckLevel, number> = { good: 0, warn: 1, bad: 2 };

/** The worst of each check, every shirt in the order of `colors`, every ink once. @throws where there is no report */
export function mergeReports(reports: PrintReport[], colors: string[]): PrintReport {
  const [first, ...others] = reports;
  if (!first) throw new Error('A design without a print file has no report.');
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
