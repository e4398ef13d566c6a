import { type DynamicModule, Global, Module } from '@nestjs/common';
import { AppConfig } from './config.ts';

@Global()
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return { module: ConfigModule, providers: [{ provide: AppConfig, useValue: config }], exports: [AppConfig] };
  }
}
