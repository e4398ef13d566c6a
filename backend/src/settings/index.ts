export { type AllSettings, SettingsService } from './seller/settings.service.ts';
export { SettingsModule } from './settings.module.ts';
