import type { AdminSettings } from '../../api/generated/model/adminSettings.ts';

/** The settings as they stand in inputs. */
export type TypedSettings = Record<keyof AdminSettings, string>;

export const PIXELS = { least: 32, most: 1536 };
const DEFAULTS: AdminSettings = {
  monthlyPreviewLimit: 20,
  newUserCredits: 20,
  defaultWidth: 1024,
  defaultHeight: 1536,
};

export function toTyped(settings: AdminSettings): TypedSettings {
  return {
    monthlyPreviewLimit: String(settings.monthlyPreviewLimit),
    newUserCredits: String(settings.newUserCredits),
    defaultWidth: String(settings.defaultWidth),
    defaultHeight: String(settings.defaultHeight),
  };
}

/** What was typed, as it is saved: with the default in place of what is no number, and sides within what can be drawn. */
export function fromTyped(typed: TypedSettings): AdminSettings {
  const number = (name: keyof AdminSettings) => {
    const parsed = Number.parseInt(typed[name], 10);
    return Number.isNaN(parsed) ? DEFAULTS[name] : parsed;
  };
  const side = (name: 'defaultWidth' | 'defaultHeight') => Math.min(PIXELS.most, Math.max(PIXELS.least, number(name)));
  return {
    monthlyPreviewLimit: number('monthlyPreviewLimit'),
    newUserCredits: number('newUserCredits'),
    defaultWidth: side('defaultWidth'),
    defaultHeight: side('defaultHeight'),
  };
}
