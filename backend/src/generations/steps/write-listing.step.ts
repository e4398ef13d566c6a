import { Injectable } from '@nestjs/common';
import { legalListing } from '../listing/listing-rules.ts';
import { ListingWriter } from '../listing/listing-writer.ts';
import { Step, type StepContext, type StepResults } from '../step.ts';

/** Has the listing written, while the picture is drawn, and makes it legal. */
@Injectable()
export class WriteListingStep extends Step<'write_listing', never> {
  readonly name = 'write_listing';
  readonly state = 'creating_listing';
  readonly needs = [];

  constructor(private readonly writer: ListingWriter) {
    super();
  }

  async run({ generation, request, signal }: StepContext<never>): Promise<StepResults['write_listing']> {
    const { idea, style, colors } = generation;
    const { titleTemplate, descriptionTemplate } = request;
    const draft = await this.writer.write({ idea, style, colors, titleTemplate, descriptionTemplate }, signal);
    return legalListing(draft, idea);
  }

  patch(listing: StepResults['write_listing']) {
    return { listing: { ...listing } };
  }
}
