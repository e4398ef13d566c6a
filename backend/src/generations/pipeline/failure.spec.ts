import { describe, expect, it } from '@jest/globals';
import { AppError } from '../../platform/errors/app-error.ts';
import { StorageUnavailable } from '../../platform/storage/storage.ts';
import { PrintError } from '../../print/index.ts';
import { PrintifyError } from '../../printify/model/printify-error.ts';
import { ModelError } from '../engines/image-model.ts';
import { colorsUnavailable, StepError } from '../model/step-error.ts';
import { failureOf } from './failure.ts';

describe('failureOf', () => {
  it.each([
    [new ModelError('refused_by_model', 'Try other words.'), 'refused_by_model', 'Try other words.', 'openai', false],
    [new ModelError('model_misconfigured', 'Not now.'), 'model_misconfigured', 'Not now.', 'openai', true],
    [
      new StorageUnavailable(new Error('ECONNREFUSED')),
      'files_unavailable',
      'We couldn’t reach our file storage. Please try again.',
      'ourselves',
      true,
    ],
    [new StepError('upload_missing', 'Retry.'), 'upload_missing', 'Retry.', 'ourselves', false],
    [
      colorsUnavailable(),
      'colors_unavailable',
      'Printify no longer offers the chosen colors. Choose others.',
      'printify',
      false,
    ],
    [
      new PrintifyError('unauthorized', 'Connect again.', 401),
      'printify_unauthorized',
      'Connect again.',
      'printify',
      false,
    ],
    [
      new PrintError('empty_image', 'The picture is empty.'),
      'empty_image',
      'We couldn’t prepare the picture for print. The picture is empty.',
      'ourselves',
      false,
    ],
    [
      new AppError('provider_not_connected', 'Connect first.'),
      'provider_not_connected',
      'Connect first.',
      'printify',
      false,
    ],
  ])(
    'passes on the sentence for the seller, and says whose failure it is: %s',
    (error, code, message, provider, ours) => {
      expect(failureOf(error)).toEqual({ code, message, provider, ours });
    },
  );

  it.each([[new TypeError("Cannot read properties of undefined (reading 'key')")], ['a text'], [undefined]])(
    'says nothing about our inside: %s',
    (error) => {
      const { code, message, provider, ours } = failureOf(error);
      expect({ code, provider, ours }).toEqual({ code: 'internal', provider: 'ourselves', ours: true });
      expect(message).toBe('Something went wrong on our side. Please try again.');
    },
  );
});
