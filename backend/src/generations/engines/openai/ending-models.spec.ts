import { expect, it } from '@jest/globals';
import type { PinoLogger } from 'nestjs-pino';
import type { AppConfig } from '../../../platform/config/config.ts';
import { EndingModels } from './ending-models.ts';

function warningsFor(imageModel: string, textModel: string): unknown[] {
  const warnings: unknown[] = [];
  const log = { warn: (fields: object) => warnings.push(fields) } as unknown as PinoLogger;
  new EndingModels({ openai: { imageModel, textModel } } as AppConfig, log).onApplicationBootstrap();
  return warnings;
}

it.each(['gpt-image-1.5', 'gpt-image-1-mini', 'chatgpt-image-latest'])(
  'warns of %s, which ends on 1 December 2026',
  (model) => {
    expect(warningsFor(model, 'gpt-6-luna')).toEqual([
      { setting: 'OPENAI_IMAGE_MODEL', model, shutdown: '2026-12-01', source: expect.stringMatching(/deprecations$/) },
    ]);
  },
);

it('warns of a snapshot of one', () => {
  expect(warningsFor('gpt-image-1.5-2025-12-16', 'gpt-5-mini-2025-08-07')).toMatchObject([
    { model: 'gpt-image-1.5-2025-12-16', shutdown: '2026-12-01' },
    { model: 'gpt-5-mini-2025-08-07', shutdown: '2026-12-11' },
  ]);
});

it('warns of a text model too', () => {
  expect(warningsFor('gpt-image-2.5-sunburst', 'gpt-5-mini')).toMatchObject([
    { setting: 'OPENAI_TEXT_MODEL', model: 'gpt-5-mini', shutdown: '2026-12-11' },
  ]);
});

it.each([
  ['gpt-image-2.5-sunburst', 'gpt-6-luna'],
  ['gpt-image-2.6-flare', 'gpt-6-sol'],
  ['somebody-elses-model', 'constructor'],
])('says nothing of %s and %s', (imageModel, textModel) => {
  expect(warningsFor(imageModel, textModel)).toEqual([]);
});
