import { Download, Pause, Play, Settings2, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { BatchDetails } from '../../../api/model/batchDetails.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { cn } from '../../../lib/cn.ts';
import { pluralize, timeOrDay, wholeNumber } from '../../../lib/format.ts';
import {
  costWords,
  durationWords,
  needsOf,
  pausedWords,
  progressWords,
  quotaWords,
  shortageWords,
  spentWords,
} from '../model/words.ts';
import { ProgressBar } from '../parts/progress-bar.tsx';
import { BatchSettings } from './batch-settings.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { downloadResults } from './download-results.ts';
import { useBatchCommands } from './use-batch-commands.ts';

/** Where a batch stands, what it costs and takes, and what can be done with it. */
export function RunPanel({ batch }: { batch: BatchDetails }) {
  const [open, setOpen] = useState<'settings' | 'cancel' | null>(null);
  const commands = useBatchCommands(batch.id);
  return (
    <Card aria-label="Progress" className="grid gap-4 *:min-w-0">
      {batch.state === 'draft' ? <Before batch={batch} /> : <Progress batch={batch} />}
      <div className="flex flex-wrap items-center gap-2">
        <MainButton batch={batch} commands={commands} />
        {batch.state !== 'canceled' && (
          <Button onClick={() => setOpen('settings')}>
            <Settings2 aria-hidden="true" />
            Colors and engine
          </Button>
        )}
        {batch.startedAt && (
          <Button onClick={() => void downloadResults(batch.id)}>
            <Download aria-hidden="true" />
            Results as CSV
          </Button>
        )}
        {batch.state !== 'canceled' && (
          <Button variant="quiet" disabled={commands.isBusy} onClick={() => setOpen('cancel')}>
            <X aria-hidden="true" />
            Cancel the batch
          </Button>
        )}
      </div>
      {open === 'settings' && <BatchSettings batch={batch} onClose={() => setOpen(null)} />}
      {open === 'cancel' && <CancelDialog batch={batch} onConfirm={commands.cancel} onClose={() => setOpen(null)} />}
    </Card>
  );
}

interface MainButtonProps {
  batch: BatchDetails;
  commands: ReturnType<typeof useBatchCommands>;
}

/** The one thing to press in each state. */
function MainButton({ batch: { state, counts }, commands }: MainButtonProps) {
  if (state === 'running')
    return (
      <Button variant="ink" disabled={commands.isBusy} onClick={commands.pause}>
        <Pause aria-hidden="true" />
        Pause
      </Button>
    );
  if (state === 'paused')
    return (
      <Button variant="spot" disabled={commands.isBusy} onClick={commands.resume}>
        <Play aria-hidden="true" />
        Resume
      </Button>
    );
  if (state === 'canceled' || (state === 'finished' && counts.waiting === 0)) return null;
  return (
    <Button variant="spot" disabled={commands.isBusy || counts.waiting === 0} onClick={commands.start}>
      <Play aria-hidden="true" />
      {counts.waiting === 0 ? 'Start' : `Start ${pluralize(counts.waiting, 'row')}`}
    </Button>
  );
}

/** What it will cost and take. */
function Before({ batch }: { batch: BatchDetails }) {
  const { counts, pace } = batch;
  const shortage = shortageWords(batch);
  return (
    <div className="grid gap-4 *:min-w-0">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 lg:grid-cols-[auto_auto_auto_1fr] lg:gap-x-12">
        <Fact name="Rows">
          {wholeNumber(counts.waiting)} ready
          {counts.faulty > 0 && <span className="text-destructive">, {counts.faulty} with errors</span>}
        </Fact>
        <Fact name="Cost">{costWords(batch)}</Fact>
        <Fact name="Time">
          {counts.waiting > 0 ? durationWords(counts.waiting, pace.designsPerMinute) : 'Nothing to draw yet'}
        </Fact>
        <Fact name="Printify" className="max-lg:col-span-2">
          {quotaWords(batch, timeOrDay)}
        </Fact>
      </dl>
      {shortage && counts.waiting > 0 && <Shortage>{shortage}</Shortage>}
      {counts.faulty > 0 && (
        <p className="text-muted-foreground text-sm">
          Rows with errors are left out until they’re fixed.{counts.waiting > 0 && ' You can start the others now.'}
        </p>
      )}
    </div>
  );
}

function Progress({ batch }: { batch: BatchDetails }) {
  const { state, counts, waiting, cost, pace, startedAt } = batch;
  const needs = needsOf({ counts, waiting: null });
  const shortage = waiting || state === 'canceled' ? null : shortageWords(batch);
  return (
    <div className="grid gap-3 *:min-w-0">
      <div className="figures flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" className="font-semibold text-lg">
          {startedAt ? progressWords(counts) : 'Canceled before it began'}
        </p>
        <p className="text-muted-foreground text-sm">
          {spentWords(batch)}
          {cost.needed > 0 && `, you have ${wholeNumber(cost.available)}`}
        </p>
      </div>
      <ProgressBar counts={counts} />
      {state === 'running' && !waiting && pace.endExpectedAt && (
        <p className="figures text-muted-foreground">
          {`${counts.making} being made now. Done ${timeOrDay(pace.endExpectedAt)}, at ${pace.designsPerMinute} designs a minute.`}
        </p>
      )}
      {state === 'paused' && <p>{pausedWords(batch)}</p>}
      {state === 'canceled' && <p>Canceled. What was made is in your library.</p>}
      {waiting && (
        <p role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2 font-medium text-warning">
          {waiting.message}
          {waiting.until && ` The next try is ${timeOrDay(waiting.until)}.`}
          {waiting.for === 'credits' && <BuyCredits />}
          {waiting.for === 'connection' && (
            <Button asChild size="sm">
              <Link to="/settings/printify">Connect Printify</Link>
            </Button>
          )}
        </p>
      )}
      {shortage && cost.needed > 0 && <Shortage>{shortage}</Shortage>}
      {batch.quota.closedUntil && state !== 'canceled' && waiting?.for !== 'provider' && (
        <p className="text-sm text-warning">{quotaWords(batch, timeOrDay)}</p>
      )}
      {needs && <p className="text-sm text-warning">{needs}</p>}
    </div>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={cn('grid content-start gap-0.5', className)}>
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Shortage({ children }: { children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-warning">
      {children}
      <BuyCredits />
    </p>
  );
}

function BuyCredits() {
  return (
    <Button asChild size="sm">
      <Link to="/settings/billing#credits">Buy Credits</Link>
    </Button>
  );
}
