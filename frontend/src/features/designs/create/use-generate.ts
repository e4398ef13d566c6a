import { queryClient } from '../../../api/cache/query-client.ts';
import { ApiError } from '../../../api/client/http.ts';
import { createGeneration, useCreateGeneration } from '../../../api/generated/generations/generations.ts';
import { getGetCurrentUserQueryKey } from '../../../api/generated/users/users.ts';
import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import type { GenerateOutcome } from '../../../api/model/generateOutcome.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { findBrief } from '../brief/brief-query.ts';

/** A design that the seller asked for: a new object for each press. */
export interface AcceptedDesign {
  id: string;
  /** False where the same press had made it before. */
  isNew: boolean;
}

interface GenerateHandlers {
  /** There is a design to show, new or found. */
  onAccepted: (idea: string, design: AcceptedDesign) => void;
  onOutOfCredits: () => void;
  /** Printify is not connected, or no shop is chosen; `reason` is the server's sentence. */
  onSetupRequired: (request: CreateGeneration, reason: string) => void;
  /** Each field gets its error. */
  onRefused: (fields: Record<string, string>) => void;
}

/** Creates a generation and shows the outcome in a toast. */
export function useGenerate({ onAccepted, onOutOfCredits, onSetupRequired, onRefused }: GenerateHandlers) {
  return useCreateGeneration({
    mutation: {
      mutationFn: async ({ data }) => createGeneration(await withBrief(data)),
      onSuccess: (outcome, { data }) => {
        toast(outcomeToast(outcome));
        onAccepted(data.idea, { id: outcome.generationId, isNew: !outcome.cached });
      },
      onError: (error, { data }) => {
        if (error instanceof ApiError && error.requiresPayment) {
          void queryClient.invalidateQueries({ queryKey: getGetCurrentUserQueryKey() });
          onOutOfCredits();
        } else if (error instanceof ApiError && error.requiresSetup) {
          onSetupRequired(data, error.detail ?? error.message);
        } else showRefusal(error);
        onRefused((error instanceof ApiError && error.fields) || {});
      },
    },
  });
}

/** The brief is a part of the press: the screen has shown that before it is read, which may take seconds. */
async function withBrief(request: CreateGeneration): Promise<CreateGeneration> {
  // A document and a concept have the brief that they were drawn by, or none.
  if (request.brief || request.document || request.concept !== undefined) return request;
  const brief = await findBrief(request.idea);
  return brief ? { ...request, brief } : request;
}

export function outcomeToast({ cached, status, productsAdded = 0 }: GenerateOutcome) {
  if (!cached) return { title: 'Design Started', description: 'Watch it take shape under Recent Previews.' };
  if (productsAdded > 0)
    return {
      title: 'Products added',
      description: `You’ve made this one before. It is put on ${pluralize(productsAdded, 'more product')}.`,
    };
  if (status === 'finalized')
    return { title: 'Design Found', description: 'You’ve made this one before. No credit used.' };
  if (status === 'preview')
    return {
      title: 'Design Found',
      description: 'You’ve made this one before. It needs your review under Recent Previews.',
    };
  return { title: 'Generation In Progress', description: 'This design is already in progress. No credit used.' };
}

function showRefusal(error: Error): void {
  const { detail, message = 'Failed to generate design' }: Partial<ApiError> = error instanceof ApiError ? error : {};
  toast({ title: 'Generation Failed', description: detail ?? message, tone: 'destructive' });
}
