import type { ListingDraft, TitleStyle } from '../../listing/index.ts';

export interface ListingRequest {
  idea: string;
  style: string;
  colors: string[];
  titleStyle: TitleStyle;
  titleTemplate: string;
  descriptionTemplate: string;
}

/** Writes a listing from an idea; what it writes is a draft and may break any rule. @throws ModelError */
export abstract class ListingWriter {
  abstract write(request: ListingRequest, signal: AbortSignal): Promise<ListingDraft>;
}
