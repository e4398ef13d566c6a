export type PrintErrorCode =
  | 'unreadable_image'
  | 'image_too_large'
  | 'empty_image'
  | 'not_transparent'
  | 'invalid_area'
  | 'invalid_input'
  | 'worker_failed'
  | 'pool_closed'
  | 'pool_full';

/** The only error that the print engine throws on purpose; anything else is a defect. Its message is for the seller. */
export class PrintError extends Error {
  readonly code: PrintErrorCode;

  constructor(code: PrintErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PrintError';
    this.code = code;
  }
}
