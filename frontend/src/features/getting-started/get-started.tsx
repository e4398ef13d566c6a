import { Check, Circle } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useListGenerations } from '../../api/generated/generations/generations.ts';
import { useGetPrintifyConnection } from '../../api/generated/printify/printify.ts';
import type { GenerationView } from '../../api/model/generationView.ts';
import type { PrintifyConnectionStatus } from '../../api/model/printifyConnectionStatus.ts';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { Skeleton } from '../../components/ui/state/skeleton.tsx';
import { cn } from '../../lib/cn.ts';
import { isNewAccount } from '../../lib/new-account.ts';
import { readRemembered, remember } from '../../lib/remembered.ts';
import { useAuth } from '../auth/index.ts';
import { RECENT_LIMIT } from '../designs/index.ts';

interface Step {
  name: string;
  done: boolean;
  action?: { label: string } & ({ to: string } | { onPress: () => void });
}

/** The way from sign-up to the first live product: gone when all is done, or when the seller puts it away. */
export function GetStarted({ onDescribe, className }: { onDescribe: () => void; className?: string }) {
  const { data: connection } = useGetPrintifyConnection();
  const { data: designs } = useListGenerations({ limit: RECENT_LIMIT });
  const { isHidden, isExpected, hide, expect } = useShown();
  const steps = connection && designs ? listSteps({ connection, designs, onDescribe }) : [];
  const done = steps.filter((step) => step.done).length;
  const isDone = steps.length > 0 && done === steps.length;
  // The product that was live may be none of the recent designs later.
  useEffect(() => {
    if (isDone && !isHidden) hide();
    if (steps.length > 0 && !isDone && !isHidden && !isExpected) expect();
  });
  if (steps.length === 0 && isExpected) return <HeldPlace className={className} />;
  if (steps.length === 0 || isDone || isHidden) return null;
  return (
    <Card aria-labelledby="get-started" className={cn('grid gap-4', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="get-started" className="text-2xl">
          Get started
        </h2>
        <div className="flex items-center gap-4">
          <span className="figures text-muted-foreground">
            {done} of {steps.length} done
          </span>
          <Button variant="quiet" onClick={hide}>
            Hide
          </Button>
        </div>
      </div>
      <ol className="grid">
        {steps.map((step) => (
          <StepRow key={step.name} step={step} />
        ))}
      </ol>
    </Card>
  );
}

/** In the outline, which is the same for everybody, `first-paint.js` decides who sees it. */
function HeldPlace({ className }: { className: string | undefined }) {
  const { session } = useAuth();
  return (
    <div className={className} data-getting-started={session ? undefined : ''}>
      <Skeleton className="h-[24.25rem] rounded-lg sm:h-[24.5rem]" />
    </div>
  );
}

function StepRow({ step: { name, done, action } }: { step: Step }) {
  return (
    <li className="flex min-h-14 items-center justify-between gap-4 border-t py-1.5">
      <span className="flex items-center gap-3">
        <StepIcon done={done}>{done ? 'Done:' : 'To do:'}</StepIcon>
        <span className={done ? 'text-muted-foreground' : 'font-semibold'}>{name}</span>
      </span>
      {action && !done && <StepAction action={action} />}
    </li>
  );
}

function StepAction({ action }: { action: NonNullable<Step['action']> }) {
  if ('onPress' in action) return <Button onClick={action.onPress}>{action.label}</Button>;
  return (
    <Button asChild>
      <Link to={action.to}>{action.label}</Link>
    </Button>
  );
}

function StepIcon({ done, children }: { done: boolean; children: ReactNode }) {
  const Icon = done ? Check : Circle;
  return (
    <>
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${done ? 'text-good' : 'text-muted-foreground'}`} />
      <span className="sr-only">{children}</span>
    </>
  );
}

interface Progress {
  connection: PrintifyConnectionStatus;
  designs: GenerationView[];
  onDescribe: () => void;
}

function listSteps({ connection: { connected, selectedShopId }, designs, onDescribe }: Progress): Step[] {
  const settings = '/settings/printify';
  const made = designs.find(({ status }) => status === 'finalized' || status === 'preview');
  const isLive = designs.some(({ publish_status }) => publish_status === 'published');
  return [
    { name: 'Confirm your email address', done: true },
    { name: 'Connect Printify', done: connected, action: { label: 'Connect', to: settings } },
    {
      name: 'Choose a shop',
      done: connected && selectedShopId !== null,
      ...(connected && { action: { label: 'Choose', to: settings } }),
    },
    { name: 'Make your first design', done: made !== undefined, action: { label: 'Describe it', onPress: onDescribe } },
    {
      name: 'Get your first product live',
      done: isLive,
      ...(made && { action: { label: 'Open your design', to: `/library/${made.id}` } }),
    },
  ];
}

/** Whether this seller has done all, or put the list away, in this browser; and whether it was shown the last time. */
function useShown() {
  const { session } = useAuth();
  const key = `inkloom-get-started-hidden-${session?.user.id}`;
  const [stored, setStored] = useState(() => readRemembered(key));
  function store(value: 'yes' | 'no') {
    setStored(value);
    remember(key, value);
  }
  return {
    isHidden: stored === 'yes',
    /** Its place is held while it is read. */
    isExpected: stored === 'no' || !session || (stored === null && isNewAccount(session.user)),
    hide: () => store('yes'),
    expect: () => store('no'),
  };
}
