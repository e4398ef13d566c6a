import { Module } from '@nestjs/common';
import { PrintifyModule } from '../printify/index.ts';
import { LineUpsController } from './api/line-ups.controller.ts';
import { LineUpsService } from './api/line-ups.service.ts';
import { LineUpChecks } from './line-ups/line-up-checks.ts';
import { LineUpShops } from './line-ups/line-up-shops.ts';
import { LineUps } from './line-ups/line-ups.ts';

@Module({
  imports: [PrintifyModule],
  controllers: [LineUpsController],
  providers: [LineUps, LineUpChecks, LineUpShops, LineUpsService],
  exports: [LineUps, LineUpChecks, LineUpShops],
})
export class LineUpsModule {}
