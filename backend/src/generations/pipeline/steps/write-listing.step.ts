import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../../blocked-terms/index.ts';
import { legalListing } from '../../../listing/index.ts';
import { ListingWriter } from '../../engines/listing-writer.ts';
import { Step, type StepContext, type StepResults } from './step.ts';

/** Has the listing written, while the picture is drawn, and makes it legal. */
@Injectable()
export class WriteListingStep extends Step<'write_listing', never> {
  readonly name = 'write_listing';
  readonly state = 'creating_listing';
  readonly needs = [];

  constructor(
    private readonly writer: ListingWriter,
    private readonly blocked: BlockedTerms,
  ) {
    super();
  }

  async run({ generation, request, signal }: StepContext<never>): Promise<StepResults['write_listing']> {
    const { idea, style, colors, engine } = generation;
    const { titleStyle, titleTemplate, descriptionTemplate, closing, blockedWords } = request;
    const wish = { idea, titleStyle, titleTemplate, descriptionTemplate };
    const draft = await this.writer.write({ ...wish, style, colors }, signal);
    return legalListing(draft, {
      ...wish,
      ...closing,
      engine: engine === 'press' ? 'press' : 'ai',
      blocked: await this.blocked.with(blockedWords),
    });
  }

  patch(listing: StepResults['write_listing']) {
    return { listing: { ...listing } };
  }
}
