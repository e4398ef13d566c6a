import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PinoLogger } from 'nestjs-pino';
import { AppConfig } from '../../../platform/config/config.ts';
import { PressStudio } from './press-studio.ts';

/** The first concepts after a deploy would take a second longer: threads start, and their code is compiled. */
@Injectable()
export class PressWarmUp implements OnApplicationBootstrap {
  constructor(
    private readonly config: AppConfig,
    private readonly studio: PressStudio,
    private readonly log: PinoLogger,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.config.production || this.config.role === 'worker') return;
    this.studio.warmUp().catch((err: unknown) => this.log.warn({ err }, 'the threads of Press could not be warmed up'));
  }
}
