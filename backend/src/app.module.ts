import { type DynamicModule, Module } from '@nestjs/common';
import { AccountModule } from './account/index.ts';
import { AdminModule } from './admin/index.ts';
import { ApiKeysModule } from './api-keys/index.ts';
import { AuthModule } from './auth/index.ts';
import { BatchesModule } from './batches/index.ts';
import { BillingModule } from './billing/index.ts';
import { BlockedTermsModule } from './blocked-terms/index.ts';
import { CatalogModule } from './catalog/index.ts';
import { ContactModule } from './contact/index.ts';
import { CreditsModule } from './credits/index.ts';
import { GenerationsModule } from './generations/index.ts';
import { LineUpsModule } from './line-ups/index.ts';
import { McpModule } from './mcp/index.ts';
import { OauthModule } from './oauth/index.ts';
import type { AppConfig } from './platform/config/config.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { PrintifyModule } from './printify/index.ts';
import { ProfitModule } from './profit/index.ts';
import { SettingsModule } from './settings/index.ts';
import { UsersModule } from './users/index.ts';
import { WebhooksModule } from './webhooks/index.ts';

@Module({})
export class AppModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        AuthModule,
        UsersModule,
        AccountModule,
        ApiKeysModule,
        CreditsModule,
        BillingModule,
        PrintifyModule,
        CatalogModule,
        ProfitModule,
        BlockedTermsModule,
        SettingsModule,
        LineUpsModule,
        GenerationsModule,
        BatchesModule,
        AdminModule,
        ContactModule,
        McpModule,
        WebhooksModule,
        OauthModule,
      ],
    };
  }
}
