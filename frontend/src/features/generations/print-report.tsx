import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { GenerationView } from '../../api/generated/model/generationView.ts';

const LEVELS = {
  good: { Icon: Check, tone: 'text-good', word: 'Good' },
  warn: { Icon: TriangleAlert, tone: 'text-warning', word: 'Look at this' },
  bad: { Icon: CircleAlert, tone: 'text-destructive', word: 'Problem' },
};

/** How the design will print, check by check. */
export function PrintReport({ report }: { report: NonNullable<GenerationView['report']> }) {
  return (
    <section aria-label="Print report" className="grid gap-3 border-t pt-6">
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="text-lg">Print report</h3>
        <span className="figures font-semibold">300 DPI file, drawn at {Math.round(report.effectiveDpi)} DPI</span>
      </div>
      <ul className="grid gap-2">
        {report.checks.map(({ id, level, message }) => {
          const { Icon, tone, word } = LEVELS[level];
          return (
            <li key={id} className="grid grid-cols-[auto_1fr] gap-2.5">
              <Icon role="img" aria-label={word} className={`mt-1 size-4 ${tone}`} />
              <span>{message}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
