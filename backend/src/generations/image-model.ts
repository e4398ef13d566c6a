export interface DrawRequest {
  prompt: string;
  /** Pixels; the model may need other numbers and takes the nearest it can. */
  width: number;
  height: number;
  /** Colour names' hex values of the shirts: a key colour is chosen far from them. */
  shirtColors: string[];
  /** Who asks, hashed, for the provider's abuse checks. */
  safetyId: string;
}

export interface DrawnPicture {
  bytes: Buffer;
  /** Hex of the flat background that was asked for where the model cannot do transparency; else null. */
  keyColor: string | null;
  model: string;
}

/** Draws a picture from words. @throws ModelError */
export abstract class ImageModel {
  abstract draw(request: DrawRequest, signal: AbortSignal): Promise<DrawnPicture>;
}

/** A model's refusal or failure, in a sentence for the seller. */
export class ModelError extends Error {
  constructor(
    readonly code: 'refused_by_model' | 'model_unavailable' | 'model_misconfigured',
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}
