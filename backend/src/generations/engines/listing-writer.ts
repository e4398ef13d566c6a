import type { ListingDraft, TitleStyle } from '../../listing/index.ts';
import type { BilledImage } from '../model/image-costs.ts';

export interface ListingRequest {
  idea: string;
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
