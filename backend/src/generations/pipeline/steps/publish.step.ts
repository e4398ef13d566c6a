import { Injectable } from '@nestjs/common';
import type { HistoryEntry } from '../../history/history.ts';
import { notWaiting } from '../../model/wait.ts';
import {
  heldBack,
  type PublishResult,
  publishColumns,
  publishHistory,
  publishResult,
} from '../../publishing/publish-result.ts';
import { Publisher } from '../../publishing/publisher.ts';
import { createProduct } from './create-product.step.ts';
import { defineStep, type StepContext, StepOf } from './step.ts';

export const publish = defineStep({
  name: 'publish',
  state: 'creating_product',
  needs: [createProduct],
  doneMessage: 'Sent to your shop',
  result: publishResult,
});

/** Publishes the product, unless its seller wants to say when. A refusal does not end the generation: the product is there, publishing can be retried. */
@Injectable()
export class PublishStep extends StepOf(publish) {
  constructor(private readonly publisher: Publisher) {
    super();
  }

  async run({ generation, resultOf, resumed, signal }: StepContext<typeof createProduct>): Promise<PublishResult> {
    if (generation.publishWhen !== 'now') return heldBack;
    const { productId, shopId } = resultOf(createProduct);
    const order = { userId: generation.userId, productId, shopId, waiting: notWaiting };
    return this.publisher.publishProduct(order, resumed, signal);
  }

  override columns(result: PublishResult) {
    return publishColumns(result);
  }

  override history(result: PublishResult): HistoryEntry[] {
    return publishHistory(result);
  }
}
