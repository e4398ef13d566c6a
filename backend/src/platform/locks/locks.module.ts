import { Global, Module } from '@nestjs/common';
import { AdvisoryLocks } from './advisory-locks.ts';

@Global()
@Module({ providers: [AdvisoryLocks], exports: [AdvisoryLocks] })
export class LocksModule {}
