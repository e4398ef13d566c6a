import { Global, Module } from '@nestjs/common';
import { DatabaseEvents } from './database-events.ts';

@Global()
@Module({ providers: [DatabaseEvents], exports: [DatabaseEvents] })
export class EventsModule {}
