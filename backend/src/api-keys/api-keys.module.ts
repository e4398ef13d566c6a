import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/index.ts';
import { CreditsModule } from '../credits/index.ts';
import { ApiKeysController } from './api/api-keys.controller.ts';
import { ApiKeysService } from './api/api-keys.service.ts';
import { ApiKeyTokens } from './keys/api-key-tokens.ts';
import { ApiKeys } from './keys/api-keys.ts';

@Module({
  imports: [AuthModule, CreditsModule],
  controllers: [ApiKeysController],
  providers: [ApiKeys, ApiKeyTokens, ApiKeysService],
})
export class ApiKeysModule {}
