import { describe, expect, it } from '@jest/globals';
import { AppError } from '../platform/errors/app-error.ts';
import { PrintError } from '../print/index.ts';
import { PrintifyError } from '../printify/printify.module.ts';
import { failureOf } from './failure.ts';
import { ModelError } from './image-model.ts';
import { StepError } from './step.ts';

describe('failureOf', () => {
  it.each([
    [new ModelError('refused_by_model', 'Try other words.'), 'refused_by_model', 'Try other words.', false],
    [new ModelError('model_misconfigured', 'Not now.'), 'model_misconfigured', 'Not now.', true],
    [new StepError('colors_unavailable', 'Choose others.'), 'colors_unavailable', 'Choose others.', false],
    [new PrintifyError('unauthorized', 'Connect again.', 401), 'printify_unauthorized', 'Connect again.', false],
    [
      new PrintError('empty_image', 'The picture is empty.'),
      'empty_image',
      'The picture could not be prepared for print. The picture is empty.',
      false,
    ],
    [new AppError('provider_not_connected', 'Connect first.'), 'provider_not_connected', 'Connect first.', false],
  ])('keeps the words that are meant for the seller: %s', (error, code, message, ours) => {
    expect(failureOf(error)).toEqual({ code, message, ours });
  });

  it.each([[new TypeError("Cannot read properties of undefined (reading 'key')")], ['a text'], [undefined]])(
    'tells nothing of our inside: %s',
    (error) => {
      const { code, message, ours } = failureOf(error);
      expect({ code, ours }).toEqual({ code: 'internal', ours: true });
      expect(message).toBe('Something went wrong on our side. Your credit was given back. Please try again.');
    },
  );
});
