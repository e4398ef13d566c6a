export { GenerationProfitQuery, ProductProfitQuery, ProfitView, SaleTermsQuery } from './api/profit.dto.ts';
export { ProfitService, parseSizePrices } from './api/profit.service.ts';
export { ProfitModule } from './profit.module.ts';
