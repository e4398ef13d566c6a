import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service.ts';
import type { HistoryEntry } from '../../history/history.ts';
import { notWaiting } from '../../model/status/wait.ts';
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
  constructor(
    private readonly prisma: PrismaService,
    private readonly publisher: Publisher,
  ) {
    super();
  }

  async run({ generation, resultOf, resumed, signal }: StepContext<typeof createProduct>): Promise<PublishResult> {
    if (!(await this.isWanted(generation.id))) return heldBack;
    const { productId, shopId } = resultOf(createProduct);
    const order = { userId: generation.userId, productId, shopId, waiting: notWaiting };
    return this.publisher.publishProduct(order, resumed, signal);
  }

  /** Its seller may have changed their mind since the run began. */
  private async isWanted(id: string): Promise<boolean> {
    return (await this.prisma.generation.count({ where: { id, publishWhen: 'now' } })) > 0;
  }

  override columns(result: PublishResult) {
    return publishColumns(result);
  }

  override history(result: PublishResult): HistoryEntry[] {
    return publishHistory(result);
  }
}
