export { ProfitView, SaleTermsQuery } from './profit.dto.ts';
export { ProfitModule } from './profit.module.ts';
export { ProfitService } from './profit.service.ts';
