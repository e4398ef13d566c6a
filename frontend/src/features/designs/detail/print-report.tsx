import type { GenerationView } from '../../../api/model/generationView.ts';
import type { PrintReportInfo } from '../../../api/model/printReportInfo.ts';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { describeResolution, summarizeReport } from '../model/print-summary.ts';
import { CHECK_LEVELS, CheckList } from '../parts/check-list.tsx';

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
          <CheckList checks={report.checks} />
        </div>
      </Collapsible>
    </>
  );
}
