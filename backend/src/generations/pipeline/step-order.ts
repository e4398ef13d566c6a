import type { GenerationState } from '../model/states.ts';
import type { StepName } from './steps/step.ts';

interface Node {
  readonly name: StepName;
  readonly state: GenerationState;
  readonly needs: readonly StepName[];
}

/** Steps whose needs are met and which are neither done nor at work, in the pipeline's order. */
export function readySteps<T extends Node>(
  steps: readonly T[],
  done: ReadonlySet<StepName>,
  running: ReadonlySet<StepName>,
): T[] {
  return steps.filter(
    ({ name, needs }) => !done.has(name) && !running.has(name) && needs.every((need) => done.has(need)),
  );
}

/** Steps that may be run while those of `held` wait for a person: none that needs one of them, however far away. */
export function openSteps<T extends Node>(steps: readonly T[], held: ReadonlySet<StepName>): T[] {
  const closed = new Set(held);
  return steps.filter(({ name, needs }) => {
    const open = !needs.some((need) => closed.has(need));
    if (!open) closed.add(name);
    return open;
  });
}

/** The state to show: that of the earliest unfinished step; finalized when there is none. */
export function shownState(steps: readonly Node[], done: ReadonlySet<StepName>): GenerationState {
  return steps.find(({ name }) => !done.has(name))?.state ?? 'finalized';
}
