import { queryClient } from '../../../api/cache/query-client.ts';
import { ApiError } from '../../../api/client/http.ts';
import { useCreateGeneration } from '../../../api/generated/generations/generations.ts';
import { getGetCurrentUserQueryKey } from '../../../api/generated/users/users.ts';
import type { GenerateOutcome } from '../../../api/model/generateOutcome.ts';
import { toast } from '../../../lib/toast.ts';

interface GenerateHandlers {
  /** There is a design to show, new or found. */
  onAccepted: () => void;
  onOutOfCredits: () => void;
  /** The idea goes back into its field, and each field gets its error. */
  onRefused: (idea: string, fields: Record<string, string>) => void;
}

/** Creates a generation and shows the outcome in a toast. */
export function useGenerate({ onAccepted, onOutOfCredits, onRefused }: GenerateHandlers) {
  return useCreateGeneration({
    mutation: {
      onSuccess: (outcome) => {
        toast(outcomeToast(outcome));
        onAccepted();
      },
      onError: (error, { data }) => {
        if (error instanceof ApiError && error.requiresPayment) {
          void queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
          onOutOfCredits();
        } else showRefusal(error);
        onRefused(data.idea, (error instanceof ApiError && error.fields) || {});
      },
    },
  });
}

function outcomeToast({ cached, status }: GenerateOutcome): { title: string; description: string } {
  if (!cached) return { title: 'Design Started', description: 'Watch it among your recent previews.' };
  if (status === 'finalized')
    return { title: 'Design Found', description: 'You made this design before. No credit was taken.' };
  if (status === 'preview')
    return {
      title: 'Design Found',
      description: 'You made this design before. It needs your review among your recent previews.',
    };
  return { title: 'Generation In Progress', description: 'This design is being made already. No credit was taken.' };
}

function showRefusal(error: Error): void {
  const { requiresSetup, detail }: Partial<ApiError> = error instanceof ApiError ? error : {};
  const description = detail ?? (error.message || 'Failed to generate design');
  const action = { label: 'Go to Settings', to: '/settings#printify-integration' };
  if (requiresSetup) toast({ title: 'Setup Required', description, tone: 'destructive', action });
  else toast({ title: 'Generation Failed', description, tone: 'destructive' });
}
