import type { Brief } from '../../designer/index.ts';
import type { ListingDraft, TitleStyle } from '../../listing/index.ts';
import type { ProductKind } from '../../product-kinds/index.ts';
import type { BilledImage } from '../model/image-costs.ts';

export interface ListingRequest {
  idea: string;
  /** A T-shirt where it is absent. */
  kind?: ProductKind;
  /** What it prints and shows, where the seller saw it. */
  brief?: Brief | undefined;
  style: string;
  colors: string[];
  titleStyle: TitleStyle;
  titleTemplate: string;
  descriptionTemplate: string;
  /** Called for every answer that a provider bills. */
  onBilled(billed: BilledImage): Promise<void>;
}

/** Writes a listing from an idea; what it writes is a draft and may break any rule. @throws ModelError */
export abstract class ListingWriter {
  abstract write(request: ListingRequest, signal: AbortSignal): Promise<ListingDraft>;
}
