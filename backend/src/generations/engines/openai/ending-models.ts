import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../../platform/config/config.ts';
import { modelOfSnapshot } from '../../model/image-costs.ts';

const source = 'https://developers.openai.com/api/docs/deprecations';

/** Last days of models, as OpenAI announced them; read on 2026-11-20. */
const lastDays = new Map(
  Object.entries({
    'gpt-image-1': '2026-10-23',
    'gpt-image-1.5': '2026-12-01',
    'gpt-image-1-mini': '2026-12-01',
    'chatgpt-image-latest': '2026-12-01',
    'gpt-5': '2026-12-11',
    'gpt-5-mini': '2026-12-11',
    'gpt-5-nano': '2026-12-11',
    o3: '2026-12-11',
    'gpt-4o': '2027-01-14',
    'gpt-4o-mini': '2027-01-14',
    'gpt-4.1': '2027-01-14',
    'gpt-4.1-mini': '2027-01-14',
    'gpt-5.1': '2027-04-01',
  }),
);

/** Warns at start where a configured model is about to be shut down, or was. */
@Injectable()
export class EndingModels implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly log: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    const { imageModel, textModel } = this.config.openai;
    this.warn('OPENAI_IMAGE_MODEL', imageModel);
    this.warn('OPENAI_TEXT_MODEL', textModel);
  }

  private warn(setting: string, model: string): void {
    const shutdown = lastDays.get(model) ?? lastDays.get(modelOfSnapshot(model));
    if (shutdown)
      this.log.warn({ setting, model, shutdown, source }, 'OpenAI shuts the configured model down: set another');
  }
}
