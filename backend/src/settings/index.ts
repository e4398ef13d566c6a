export { SettingsModule } from './settings.module.ts';
export { type AllSettings, SettingsService } from './settings.service.ts';
