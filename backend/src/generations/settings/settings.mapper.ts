import type { ListingSettings, PricingSettings, PromptSettings } from './settings.dto.ts';
import type { AllSettings } from './settings.service.ts';

export function toPromptSettings({ promptTemplate, negativePrompt }: AllSettings): PromptSettings {
  return { promptTemplate, negativePrompt };
}

export function toListingSettings({ titleTemplate, descriptionTemplate }: AllSettings): ListingSettings {
  return { titleTemplate, descriptionTemplate };
}

export function toPricingSettings({ defaultPrice }: AllSettings): PricingSettings {
  return { defaultPrice };
}
