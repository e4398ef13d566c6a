import type { Generation } from '../../platform/prisma/client/client.ts';
import { parseRequest } from '../model/row.ts';
import type { Review } from '../model/status/review.ts';
import type { GenerationState } from '../model/status/states.ts';
import { openSteps, readySteps, shownState } from './step-order.ts';
import type { Step, StepContext } from './steps/step.ts';

export class Run {
  private readonly results: Map<string, unknown>;
  failed?: string;

  constructor(
    readonly generation: Generation,
    private readonly steps: readonly Step[],
    results: Iterable<[string, unknown]>,
    readonly signal: AbortSignal,
  ) {
    this.results = new Map(results);
  }

  get id(): string {
    return this.generation.id;
  }

  addResult({ definition }: Step, result: unknown): void {
    this.results.set(definition.name, result);
  }

  readySteps(running: ReadonlySet<string>): Step[] {
    return readySteps(this.openSteps(), this.done, running);
  }

  shownState(): GenerationState {
    return shownState(this.openSteps(), this.done);
  }

  findReview(): Review | null {
    const [review] = this.reviews().values();
    return review ?? null;
  }

  contextFor(signal: AbortSignal, saveColumns: StepContext['saveColumns']): StepContext {
    return {
      generation: this.generation,
      request: parseRequest(this.generation),
      resultOf: ({ name, result }) => result.parse(this.results.get(name)),
      resumed: this.generation.status !== 'pending',
      signal,
      saveColumns,
    };
  }

  private get done(): ReadonlySet<string> {
    return new Set(this.results.keys());
  }

  private openSteps(): Step[] {
    return openSteps(this.steps, new Set(this.reviews().keys()));
  }

  private reviews(): Map<string, Review> {
    const reviews = new Map<string, Review>();
    for (const step of this.steps) {
      const { name, result } = step.definition;
      const review = this.results.has(name) ? step.requiresReview(result.parse(this.results.get(name))) : null;
      if (review) reviews.set(name, review);
    }
    return reviews;
  }
}
