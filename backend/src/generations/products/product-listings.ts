import { Injectable } from '@nestjs/common';
import { BlockedTerms } from '../../blocked-terms/index.ts';
import { listingForKind } from '../../listing/index.ts';
import type { DesignProduct, Generation } from '../../platform/prisma/client/client.ts';
import { parseListing, parseRequest, type StoredListing } from '../model/row.ts';

/** The words of a further product: those of the design, in the words of its kind. No model is asked. */
@Injectable()
export class ProductListings {
  constructor(private readonly blocked: BlockedTerms) {}

  async write(design: Generation, { kind }: Pick<DesignProduct, 'kind'>): Promise<StoredListing> {
    const listing = parseListing(design);
    if (!listing) throw new Error('A finished design has a listing.');
    const { idea, engine } = design;
    const { titleStyle, titleTemplate, descriptionTemplate, closing, blockedWords } = parseRequest(design);
    const blocked = await this.blocked.termsFor(blockedWords);
    const brief = { idea, engine, titleStyle, titleTemplate, descriptionTemplate, ...closing, blocked };
    return listingForKind(listing, { ...brief, from: 't_shirt', to: kind });
  }
}
