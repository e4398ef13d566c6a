import { Check, CircleAlert, TriangleAlert } from 'lucide-react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintCheckInfo } from '../../../api/model/printCheckInfo.ts';
import type { PrintReportInfo } from '../../../api/model/printReportInfo.ts';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { describeMeasure, describeResolution, nameOfCheck, summarizeReport } from '../model/print-summary.ts';

const CHECK_LEVELS = {
  good: { Icon: Check, tone: 'text-good', word: 'Good' },
  warn: { Icon: TriangleAlert, tone: 'text-warning', word: 'Warning' },
  bad: { Icon: CircleAlert, tone: 'text-destructive', word: 'Problem' },
};

export function PrintReport({ report }: { report: GenerationView['report'] }) {
  return (
    <section aria-labelledby="print-report" className="grid gap-3 border-t pt-5">
      <h2 id="print-report" className="text-xl">
        Print report
      </h2>
      {report ? (
        <Summary report={report} />
      ) : (
        <p className="text-muted-foreground">We check the print once the background is removed.</p>
      )}
    </section>
  );
}

function Summary({ report }: { report: PrintReportInfo }) {
  const { level, sentence } = summarizeReport(report);
  const { Icon, tone, word } = CHECK_LEVELS[level];
  return (
    <>
      <p className="grid grid-cols-[auto_1fr] gap-3">
        <Icon role="img" aria-label={word} className={`mt-1 size-5 ${tone}`} />
        <span>{sentence}</span>
      </p>
      <Collapsible title="How we check">
        <div className="grid gap-5">
          <p>{describeResolution(report.effectiveDpi)}</p>
          <ul className="grid gap-5">
            {report.checks.map((check) => (
              <CheckLine key={check.id} check={check} />
            ))}
          </ul>
        </div>
      </Collapsible>
    </>
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
