/** The pages of the settings, in the order of their navigation. */
export const SETTINGS_PATHS = [
  'billing',
  'printify',
  'product',
  'line-ups',
  'pricing',
  'prompt',
  'listings',
  'account',
  'security',
  'api-keys',
  'webhooks',
  'apps',
] as const;

export type SettingsPath = (typeof SETTINGS_PATHS)[number];
