import { queryClient } from '../../../api/cache/query-client.ts';
import { ApiError } from '../../../api/client/http.ts';
import { useCreateGeneration } from '../../../api/generated/generations/generations.ts';
import type { GenerateOutcome } from '../../../api/model/generateOutcome.ts';
import { toast } from '../../../lib/toast.ts';

interface GenerateHandlers {
  /** There is a design to look at, new or known. */
  onAccepted: () => void;
  /** There was no credit to draw it with. */
  onOutOfCredits: () => void;
  /** Nothing was drawn: the idea goes back where it was typed, with what is wrong with which input. */
  onRefused: (idea: string, fields: Record<string, string>) => void;
}

/** Asks for a design and says in a toast what came of it. */
export function useGenerate({ onAccepted, onOutOfCredits, onRefused }: GenerateHandlers) {
  return useCreateGeneration({
    mutation: {
      onSuccess: (outcome) => {
        toast(outcomeToast(outcome));
        onAccepted();
      },
      onError: (error, { data }) => {
        if (error instanceof ApiError && error.requiresPayment) {
          void queryClient.invalidateQueries({ queryKey: ['/api/user'] });
          onOutOfCredits();
        } else showRefusal(error);
        onRefused(data.idea, (error instanceof ApiError && error.fields) || {});
      },
    },
  });
}

function outcomeToast({ cached, status }: GenerateOutcome): { title: string; description: string } {
  if (!cached) return { title: 'Design Started', description: 'It shows among your recent previews as it becomes.' };
  if (status === 'finalized')
    return { title: 'Design Found', description: 'You asked for this before. It is yours already, for no credit.' };
  if (status === 'preview')
    return {
      title: 'Design Found',
      description: 'You asked for this before. It needs your look among your recent previews.',
    };
  return { title: 'Generation In Progress', description: 'This very design is on the press. No credit was taken.' };
}

function showRefusal(error: Error): void {
  const { requiresSetup, detail }: Partial<ApiError> = error instanceof ApiError ? error : {};
  const description = detail ?? (error.message || 'Failed to generate design');
  const action = { label: 'Go to Settings', to: '/settings' };
  if (requiresSetup) toast({ title: 'Setup Required', description, tone: 'destructive', action });
  else toast({ title: 'Generation Failed', description, tone: 'destructive' });
}
