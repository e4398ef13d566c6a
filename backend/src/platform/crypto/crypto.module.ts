import { Global, Module } from '@nestjs/common';
import { SecretBox } from './crypto.ts';

@Global()
@Module({ providers: [SecretBox], exports: [SecretBox] })
export class CryptoModule {}
