import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { PrintCheckInfo } from '../../../api/model/printCheckInfo.ts';
import { describeMeasure, nameOfCheck } from '../model/print-summary.ts';

export const CHECK_LEVELS = {
  good: { Icon: Check, tone: 'text-good', word: 'Good' },
  warn: { Icon: TriangleAlert, tone: 'text-warning', word: 'Warning' },
  bad: { Icon: CircleAlert, tone: 'text-destructive', word: 'Problem' },
};

export function CheckList({ checks }: { checks: PrintCheckInfo[] }) {
  return (
    <ul className="grid gap-5">
      {checks.map((check) => (
        <CheckLine key={check.id} check={check} />
      ))}
    </ul>
  );
}

function CheckLine({ check }: { check: PrintCheckInfo }) {
  const { id, level, message, source } = check;
  const { Icon, tone, word } = CHECK_LEVELS[level];
  const { value, limit } = describeMeasure(check);
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      <Icon role="img" aria-label={word} className={`mt-1 size-4 ${tone}`} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">{nameOfCheck(id)}</span>
        <span className="figures">
          {value} {limit && <span className="text-muted-foreground">({limit})</span>}
        </span>
      </p>
      <p className="col-start-2">{message}</p>
      <p className="col-start-2 text-muted-foreground text-sm">{source}</p>
    </li>
  );
}
