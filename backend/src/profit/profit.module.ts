import { Module } from '@nestjs/common';
import { CatalogCostsModule } from '../catalog/catalog-costs.module.ts';
import { PrintifyModule } from '../printify/printify.module.ts';
import { ProfitController } from './profit.controller.ts';
import { ProfitService } from './profit.service.ts';

@Module({
  imports: [PrintifyModule, CatalogCostsModule],
  controllers: [ProfitController],
  providers: [ProfitService],
  exports: [ProfitService],
})
export class ProfitModule {}

export { ProfitView, SaleTermsQuery } from './profit.dto.ts';
export { ProfitService } from './profit.service.ts';
