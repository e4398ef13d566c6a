export { SizePrices } from './api/size-prices.ts';
export type { SellerSettings } from './model/seller-settings.ts';
export { SettingsService } from './seller/settings.service.ts';
export { SettingsModule } from './settings.module.ts';
