import type { GenerationState } from '../model/status/states.ts';

interface Ordered {
  readonly definition: {
    readonly name: string;
    readonly state: GenerationState;
    readonly needs: readonly { readonly name: string }[];
  };
}

export function readySteps<T extends Ordered>(
  steps: readonly T[],
  done: ReadonlySet<string>,
  running: ReadonlySet<string>,
): T[] {
  return steps.filter(
    ({ definition: { name, needs } }) =>
      !done.has(name) && !running.has(name) && needs.every((need) => done.has(need.name)),
  );
}

/** Steps that may run while those of `inReview` wait for a person: none that needs one of them, directly or not. */
export function openSteps<T extends Ordered>(steps: readonly T[], inReview: ReadonlySet<string>): T[] {
  const closed = new Set(inReview);
  return steps.filter(({ definition: { name, needs } }) => {
    const open = !needs.some((need) => closed.has(need.name));
    if (!open) closed.add(name);
    return open;
  });
}

export function shownState(steps: readonly Ordered[], done: ReadonlySet<string>): GenerationState {
  return steps.find(({ definition }) => !done.has(definition.name))?.definition.state ?? 'finalized';
}
