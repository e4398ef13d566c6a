import { Clock } from 'lucide-react';
import { useCancelGeneration } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import type { GenerationWait } from '../../../api/model/generationWait.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { toast } from '../../../lib/toast.ts';
import { waitingFor } from '../model/waiting.ts';

const READ_AGAIN_MS = 5_000;

/** What a design waits for, when it is tried again, and how to give it up. */
export function WaitNotice({ generation: { id, waiting } }: { generation: GenerationView }) {
  if (!waiting) return null;
  return (
    <div className="grid gap-2 rounded-lg bg-muted p-3">
      <WaitWords waiting={waiting} />
      <p className="text-sm">{waiting.message} It continues automatically; you don’t need to wait here.</p>
      {waiting.can_cancel && <CancelDesign id={id} />}
    </div>
  );
}

export function WaitWords({ waiting }: { waiting: GenerationWait }) {
  const now = useNow(READ_AGAIN_MS);
  return (
    <p className="flex items-start gap-2 font-semibold">
      <Clock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      {waitingFor(waiting.for, waiting.until, now)}
    </p>
  );
}

function CancelDesign({ id }: { id: string }) {
  const cancel = useCancelGeneration({
    mutation: {
      meta: { failure: 'Couldn’t cancel' },
      onSuccess: () => toast({ title: 'Design canceled', description: 'Its credit was refunded.' }),
    },
  });
  return (
    <Button size="sm" className="justify-self-start" disabled={cancel.isPending} onClick={() => cancel.mutate({ id })}>
      Cancel
    </Button>
  );
}
