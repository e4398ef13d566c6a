import { useMutationState } from '@tanstack/react-query';
import { useRef } from 'react';
import { getCreateGenerationMutationKey } from '../../../api/generated/generations/generations.ts';
import type { CreateGeneration } from '../../../api/model/createGeneration.ts';
import type { GenerateOutcome } from '../../../api/model/generateOutcome.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { IdeaPlaceholder } from '../parts/idea-placeholder.tsx';

interface SendingState {
  /** The newest designs. */
  listed: readonly Pick<GenerationView, 'id' | 'prompt'>[];
  isReading: boolean;
  /** The answer to the last press. */
  accepted: { id: string } | undefined;
}

/** The idea of a press that is on its way to the server, until its design is in the list. */
export function useSendingIdea({ listed, isReading, accepted }: SendingState): string | undefined {
  const last = useLastPress();
  const before = useRef({ at: 0, accepted, ids: new Set<string>() });
  const seen = useRef(new Set<string>());
  if (last?.status === 'pending' && last.at !== before.current.at)
    before.current = { at: last.at, accepted, ids: new Set(listed.map(({ id }) => id)) };
  // A press that was answered before this screen was opened is still in the cache.
  if (!last || last.at !== before.current.at) return undefined;
  // The mutation is still pending while its answer is handled, and the event stream may be faster than the answer.
  const answer = accepted === before.current.accepted ? undefined : accepted?.id;
  const isIt = ({ id, prompt }: SendingState['listed'][number]) =>
    id === (last.id ?? answer) || (prompt === last.idea && !before.current.ids.has(id));
  const found = listed.find(isIt);
  if (found) seen.current.add(found.id);
  const isComing =
    last.status === 'pending' ||
    (last.status === 'success' && last.isNew && isReading && !seen.current.has(last.id ?? ''));
  return isComing && !found ? last.idea : undefined;
}

function useLastPress() {
  return useMutationState({
    filters: { mutationKey: getCreateGenerationMutationKey() },
    select: ({ state }) => {
      const outcome = state.data as GenerateOutcome | undefined;
      return {
        status: state.status,
        at: state.submittedAt,
        idea: (state.variables as { data: CreateGeneration }).data.idea,
        id: outcome?.generationId,
        /** An older design, found again, may be too old for the list. */
        isNew: !outcome?.cached,
      };
    },
  }).at(-1);
}

/** In the place and the shape of the design that it becomes. */
export function SendingCard({ idea }: { idea: string }) {
  return (
    <article className="col-span-full grid content-start gap-4 lg:grid-cols-[3fr_2fr] lg:gap-7">
      <div aria-hidden="true" className="overflow-hidden rounded-lg">
        <IdeaPlaceholder idea={idea} />
      </div>
      <div className="grid content-start gap-3 lg:content-center">
        <h3 className="line-clamp-3 text-lg leading-tight lg:text-2xl">{idea}</h3>
        <p role="status" className="font-semibold">
          Sending…
        </p>
      </div>
    </article>
  );
}
