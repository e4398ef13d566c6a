import type { SellerSettings } from '../model/seller-settings.ts';
import type { ListingSettings } from './listing-settings.dto.ts';
import type { PricingSettings, PromptSettings } from './settings.dto.ts';

export function toPromptSettings({ promptTemplate, negativePrompt }: SellerSettings): PromptSettings {
  return { promptTemplate, negativePrompt };
}

export function toListingSettings(settings: SellerSettings): ListingSettings {
  const { titleTemplate, descriptionTemplate, titleStyle, blockedWords } = settings;
  const { aiDisclosure, aiDisclosureText, partnerLine, partnerLineText } = settings;
  const lines = { aiDisclosure, aiDisclosureText, partnerLine, partnerLineText };
  return { titleTemplate, descriptionTemplate, titleStyle, ...lines, blockedWords };
}

export function toPricingSettings({ defaultPrice, sizePrices }: SellerSettings): PricingSettings {
  return { defaultPrice, sizePrices };
}
