import { Module } from '@nestjs/common';
import { PrintifyModule } from '../printify/index.ts';
import { ProfitController } from './api/profit.controller.ts';
import { ProfitService } from './api/profit.service.ts';

@Module({
  imports: [PrintifyModule],
  controllers: [ProfitController],
  providers: [ProfitService],
  exports: [ProfitService],
})
export class ProfitModule {}
