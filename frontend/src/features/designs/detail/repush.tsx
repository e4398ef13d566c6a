import { Send } from 'lucide-react';
import { useRepushGeneration } from '../../../api/generated/generations/generations.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toast.ts';

/** For a published design whose product may have been deleted at Printify since: only asking there shows it. */
export function Repush({ generation: { id, status, publish_status } }: { generation: GenerationView }) {
  const repush = useRepushGeneration({
    mutation: {
      meta: { failure: 'Repush Failed' },
      onSuccess: ({ success, error }) =>
        success
          ? toast({
              title: 'Design Repushed!',
              description: 'If its product was deleted, we’re making it again. If not, nothing changed.',
            })
          : toast({ title: 'Repush Failed', description: error ?? undefined, tone: 'destructive' }),
    },
  });
  if (status !== 'finalized' || publish_status !== 'published') return null;
  return (
    <Button
      size="sm"
      title="Makes the product again, free of charge, if it was deleted at Printify"
      disabled={repush.isPending}
      onClick={() => repush.mutate({ data: { generationId: id } })}
    >
      <Send aria-hidden="true" />
      Send to Printify again
    </Button>
  );
}
