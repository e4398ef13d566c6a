import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import { legalListing } from '../../../listing/index.ts';
import { CostLimits } from '../../costs/cost-limits.ts';
import { ImageCostsService } from '../../costs/image-costs.service.ts';
import { ListingWriter } from '../../engines/listing-writer.ts';
import { PressStudio } from '../../engines/press/press-studio.ts';
import { ListingChecks } from '../../listing/listing-checks.ts';
import type { BilledImage } from '../../model/image-costs.ts';
import { ideaPrinting } from '../../model/listing-words.ts';
import { storedListing } from '../../model/row.ts';
import { defineStep, type ResultOf, type StepContext, StepOf } from './step.ts';

export const writeListing = defineStep({
  name: 'write_listing',
  state: 'creating_listing',
  needs: [],
  doneMessage: 'Listing written',
  result: storedListing,
});

@Injectable()
export class WriteListingStep extends StepOf(writeListing) {
  constructor(
    private readonly writer: ListingWriter,
    private readonly blocked: BlockedTerms,
    private readonly costs: ImageCostsService,
    private readonly limits: CostLimits,
    private readonly checks: ListingChecks,
    private readonly studio: PressStudio,
  ) {
    super();
  }

  async run(context: StepContext<never>): Promise<ResultOf<typeof writeListing>> {
    const listing = await this.write(context);
    const { score } = await this.checks.check(context.generation, listing);
    await context.saveColumns({ listingScore: score.points });
    return listing;
  }

  private async write(context: StepContext<never>): Promise<ResultOf<typeof writeListing>> {
    const { generation, request, signal } = context;
    const { userId, style, colors, engine } = generation;
    // Press does not wait: what its words cost is counted for those that do.
    if (engine === 'ai') await this.limits.check(userId);
    const { titleStyle, titleTemplate, descriptionTemplate, closing, blockedWords, title, brief } = request;
    const order = { idea: await this.ideaOf(context), titleStyle, titleTemplate, descriptionTemplate };
    const onBilled = (billed: BilledImage) => this.costs.record(generation.id, billed);
    const draft = await this.writer.write({ ...order, brief, style, colors, onBilled }, signal);
    const blocked = await this.blocked.termsFor(blockedWords);
    const listing = legalListing(draft, { ...order, ...closing, engine, blocked });
    return title ? { ...listing, title } : listing;
  }

  /** A document may print other words than its idea has. */
  private async ideaOf({ generation, request }: StepContext<never>): Promise<string> {
    const { idea } = generation;
    const { press, brief } = request;
    if (!press?.brief || brief) return idea;
    const { brief: _, ...unchanged } = press;
    const before = await this.studio.wordsToList(generation, { idea, ...unchanged });
    return ideaPrinting(idea, before, await this.studio.wordsToList(generation, { idea, ...press }));
  }

  override columns(listing: ResultOf<typeof writeListing>) {
    return { listing };
  }
}
