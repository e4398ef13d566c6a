/** The pages of the settings, in the order of their navigation. */
export const SETTINGS_PATHS = [
  'billing',
  'printify',
  'product',
  'pricing',
  'prompt',
  'listings',
  'account',
  'security',
] as const;

export type SettingsPath = (typeof SETTINGS_PATHS)[number];
