export { LineUpItemBody, LineUpItemView } from './api/line-up-item.dto.ts';
export { LineUpShopBody } from './api/line-up-shop.dto.ts';
export { toLineUpItemView } from './api/line-ups.mapper.ts';
export { LineUpChecks } from './line-ups/line-up-checks.ts';
export { LineUpShops } from './line-ups/line-up-shops.ts';
export { LineUps, type StoredLineUp } from './line-ups/line-ups.ts';
export { LineUpsModule } from './line-ups.module.ts';
