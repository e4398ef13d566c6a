import type { InkTone } from '../../print/index.ts';
import type { GenerationRequest } from '../model/documents/generation-request.ts';
import type { BilledImage } from '../model/image-costs.ts';
import type { Wait } from '../model/status/wait.ts';
import type { ArtOwner } from './batch-threads.ts';

export interface DrawRequest extends ArtOwner {
  idea: string;
  colors: string[];
  request: GenerationRequest;
  /** PNG, which the picture follows. */
  sketch?: Buffer;
  /** A part of a picture that is drawn anew. */
  part?: PartToDraw;
  /** Called for every picture that a provider bills, before anything else is done with it. */
  onBilled(billed: BilledImage): Promise<void>;
}

export interface PartToDraw {
  words: string;
  /** PNG. */
  picture: Buffer;
  /** PNG of the same size, clear where the part is. */
  mask: Buffer;
  width: number;
  height: number;
  /** Whether the picture has a background. */
  isOpaque: boolean;
}

export interface DrawnPicture {
  /** PNG. */
  bytes: Buffer;
  /** Hex of the flat background that was asked for where the model cannot do transparency; else null. */
  keyColor: string | null;
  model: string;
  /** The same design in inks for some of the shirts each, from an engine that can; every shirt is in exactly one. */
  versions?: {
    ink: InkTone;
    shirts: string[];
    /** PNG; the first version's is the picture itself. */
    bytes: Buffer;
  }[];
  /** SVG, from an engine that draws in vectors. */
  vector?: string;
}

export abstract class ImageModel {
  abstract draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnPicture>;
}

/** A model's refusal or failure, in a sentence for the seller. */
export class ModelError extends Error {
  /** Null where waiting does not help. */
  readonly wait: Omit<Wait, 'for'> | null;

  constructor(
    readonly code: 'refused_by_model' | 'model_unavailable' | 'model_misconfigured',
    message: string,
    { wait = null, cause }: { wait?: ModelError['wait']; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.wait = wait;
  }
}
