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
  const message = 'Printify no longer offers the chosen colors. Choose others.';
  return new StepError('colors_unavailable', message, 'printify');
}

export function sketchGone(): StepError {
  const message = 'The sketch for this design is no longer available. Make new sketches.';
  return new StepError('sketch_gone', message);
}
