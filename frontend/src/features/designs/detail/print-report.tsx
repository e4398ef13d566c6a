import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintCheckInfo } from '../../../api/model/printCheckInfo.ts';
import { Card, CardHeader } from '../../../components/ui/card.tsx';

const CHECK_LEVELS = {
  good: { Icon: Check, tone: 'text-good', word: 'Good' },
  warn: { Icon: TriangleAlert, tone: 'text-warning', word: 'Warning' },
  bad: { Icon: CircleAlert, tone: 'text-destructive', word: 'Problem' },
};

export function PrintReport({ report }: { report: GenerationView['report'] }) {
  return (
    <Card aria-labelledby="print-report">
      <CardHeader
        id="print-report"
        title="Print report"
        lead={report ? `A file at 300 DPI, drawn at ${Math.round(report.effectiveDpi)} DPI.` : undefined}
      />
      {report ? (
        <ul className="grid gap-5">
          {report.checks.map((check) => (
            <CheckLine key={check.id} {...check} />
          ))}
        </ul>
      ) : (
        <p>It is made when the background is removed.</p>
      )}
    </Card>
  );
}

function CheckLine({ id, level, message, value, limit, unit, source }: PrintCheckInfo) {
  const { Icon, tone, word } = CHECK_LEVELS[level];
  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5">
      <Icon role="img" aria-label={word} className={`mt-1 size-4 ${tone}`} />
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold first-letter:uppercase">{id.replaceAll('_', ' ')}</span>
        <span className="figures">
          {formatMeasure(value, unit)} <span className="text-muted-foreground">limit {formatMeasure(limit, unit)}</span>
        </span>
      </p>
      <p className="col-start-2">{message}</p>
      <p className="col-start-2 text-muted-foreground text-sm">{source}</p>
    </li>
  );
}

/** "1.2 %", "76 dpi", "30 px". */
function formatMeasure(value: number, unit: string): string {
  if (unit === 'share' || unit === 'confidence') return `${rounded(value * 100)} %`;
  return `${rounded(value)} ${unit}`;
}

function rounded(value: number): string {
  return String(Math.abs(value) < 10 ? Math.round(value * 10) / 10 : Math.round(value));
}
