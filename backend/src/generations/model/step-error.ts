/** Whose failure it can be that a step fails. */
export const providers = ['openai', 'printify', 'ourselves'] as const;
export type Provider = (typeof providers)[number];

/** Ends a generation with a sentence for the seller. */
export class StepError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly provider: Provider = 'ourselves',
  ) {
    super(message);
  }
}

/** The colors were offered when the design was requested, and are not any more. */
export function colorsUnavailable(): StepError {
  const message = 'The chosen colors are not available at Printify any more. Choose others.';
  return new StepError('colors_unavailable', message, 'printify');
}
