import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import { legalListing } from '../../../listing/index.ts';
import { ListingWriter } from '../../engines/listing-writer.ts';
import { storedListing } from '../../model/row.ts';
import { defineStep, type ResultOf, type StepContext, StepOf } from './step.ts';

export const writeListing = defineStep({
  name: 'write_listing',
  state: 'creating_listing',
  needs: [],
  doneMessage: 'The listing was written.',
  result: storedListing,
});

/** Has the listing written, while the picture is drawn, and makes it legal. */
@Injectable()
export class WriteListingStep extends StepOf(writeListing) {
  constructor(
    private readonly writer: ListingWriter,
    private readonly blocked: BlockedTerms,
  ) {
    super();
  }

  async run({ generation, request, signal }: StepContext<never>): Promise<ResultOf<typeof writeListing>> {
    const { idea, style, colors, engine } = generation;
    const { titleStyle, titleTemplate, descriptionTemplate, closing, blockedWords } = request;
    const brief = { idea, titleStyle, titleTemplate, descriptionTemplate };
    const draft = await this.writer.write({ ...brief, style, colors }, signal);
    const blocked = await this.blocked.termsFor(blockedWords);
    return legalListing(draft, { ...brief, ...closing, engine, blocked });
  }

  override columns(listing: ResultOf<typeof writeListing>) {
    return { listing };
  }
}
