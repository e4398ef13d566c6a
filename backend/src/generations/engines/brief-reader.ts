import type { BriefDraft } from '../../designer/index.ts';
import type { BilledImage } from '../model/image-costs.ts';

export interface BriefRequest {
  idea: string;
  /** Called for an answer that a provider bills. */
  onBilled(billed: BilledImage): Promise<void>;
}

/** Reads an idea into a brief while somebody waits; what it reads is a draft and may be wrong. @throws ModelError */
export abstract class BriefReader {
  abstract read(request: BriefRequest): Promise<BriefDraft>;
}
