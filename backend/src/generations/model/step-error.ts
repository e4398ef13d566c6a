export const providers = ['openai', 'printify', 'ourselves'] as const;
export type Provider = (typeof providers)[number];

export class StepError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly provider: Provider = 'ourselves',
  ) {
    super(message);
  }
}

export function colorsUnavailable(): StepError {
  const message = 'The chosen colors are not available at Printify any more. Choose others.';
  return new StepError('colors_unavailable', message, 'printify');
}
