import type { AllSettings } from '../seller/settings.service.ts';
import type { ListingSettings } from './listing-settings.dto.ts';
import type { PricingSettings, PromptSettings } from './settings.dto.ts';

export function toPromptSettings({ promptTemplate, negativePrompt }: AllSettings): PromptSettings {
  return { promptTemplate, negativePrompt };
}

export function toListingSettings(all: AllSettings): ListingSettings {
  const { titleTemplate, descriptionTemplate, titleStyle, blockedWords } = all;
  const { aiDisclosure, aiDisclosureText, partnerLine, partnerLineText } = all;
  const lines = { aiDisclosure, aiDisclosureText, partnerLine, partnerLineText };
  return { titleTemplate, descriptionTemplate, titleStyle, ...lines, blockedWords };
}

export function toPricingSettings({ defaultPrice, sizePrices }: AllSettings): PricingSettings {
  return { defaultPrice, sizePrices };
}
