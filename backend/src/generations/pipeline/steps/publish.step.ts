import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '../../history/history.ts';
import { Publisher } from '../../publishing/publisher.ts';
import { Step, type StepContext, type StepResults } from './step.ts';

/** Publishes the product. A refusal does not end the generation: the product is there, publishing can be tried again. */
@Injectable()
export class PublishStep extends Step<'publish', 'create_product'> {
  readonly name = 'publish';
  readonly state = 'creating_product';
  readonly needs = ['create_product'] as const;

  constructor(private readonly publisher: Publisher) {
    super();
  }

  run({ generation, results, resumed, signal }: StepContext<'create_product'>): Promise<StepResults['publish']> {
    const { productId, shopId } = results.create_product;
    return this.publisher.publish({ userId: generation.userId, productId, shopId }, resumed, signal);
  }

  patch(result: StepResults['publish']) {
    return Publisher.patch(result);
  }

  override tells(result: StepResults['publish']): HistoryEntry[] {
    return Publisher.tells(result);
  }
}
