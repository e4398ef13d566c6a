/** Every way the print engine refuses its input. The message that goes with it is a sentence for a person. */
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

/** The only error the print engine throws on purpose; anything else is a defect of ours. */
export class PrintError extends Error {
  readonly code: PrintErrorCode;

  constructor(code: PrintErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PrintError';
    this.code = code;
  }
}
