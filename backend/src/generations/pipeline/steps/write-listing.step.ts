import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import { legalListing } from '../../../listing/index.ts';
import { ImageCostsService } from '../../costs/image-costs.service.ts';
import { ListingWriter } from '../../engines/listing-writer.ts';
import { ListingChecks } from '../../listing/listing-checks.ts';
import type { BilledImage } from '../../model/image-costs.ts';
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
    private readonly checks: ListingChecks,
  ) {
    super();
  }

  async run(context: StepContext<never>): Promise<ResultOf<typeof writeListing>> {
    const listing = await this.write(context);
    const { score } = await this.checks.check(context.generation, listing);
    await context.saveColumns({ listingScore: score.points });
    return listing;
  }

  private async write({ generation, request, signal }: StepContext<never>): Promise<ResultOf<typeof writeListing>> {
    const { idea, style, colors, engine } = generation;
    const { titleStyle, titleTemplate, descriptionTemplate, closing, blockedWords, title } = request;
    const brief = { idea, titleStyle, titleTemplate, descriptionTemplate };
    const onBilled = (billed: BilledImage) => this.costs.record(generation.id, billed);
    const draft = await this.writer.write({ ...brief, style, colors, onBilled }, signal);
    const blocked = await this.blocked.termsFor(blockedWords);
    const listing = legalListing(draft, { ...brief, ...closing, engine, blocked });
    return title ? { ...listing, title } : listing;
  }

  override columns(listing: ResultOf<typeof writeListing>) {
    return { listing };
  }
}
