export { GenerationProfitQuery, ProfitView, SaleTermsQuery } from './api/profit.dto.ts';
export { ProfitService } from './api/profit.service.ts';
export { ProfitModule } from './profit.module.ts';
