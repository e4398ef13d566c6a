import { z } from 'zod';
import {
  aiDisclosure,
  type ClosingChoice,
  defaultTemplates,
  partnerLine,
  priceLimits,
  type TitleStyle,
} from '../../listing/index.ts';
import type { ChosenProduct } from '../../printify/model/product.ts';

/** What a seller can change, with the default in place of whatever is empty. */
export interface SettingsFields {
  promptTemplate: string;
  negativePrompt: string;
  titleTemplate: string;
  descriptionTemplate: string;
  titleStyle: TitleStyle;
  aiDisclosure: boolean;
  aiDisclosureText: string;
  partnerLine: boolean;
  partnerLineText: string;
  blockedWords: string[];
  /** Cents. */
  defaultPrice: number;
  sizePrices: Record<string, number>;
}

export interface SellerSettings extends SettingsFields {
  /** The lines at the end of a description, as far as they are switched on. */
  closing: ClosingChoice;
  product: ChosenProduct;
}

/** A row as the database gives it: an empty text stands for the default. */
type SettingsRow = Omit<SettingsFields, 'sizePrices'> & { sizePrices: unknown };

const sizePrices = z.record(z.string(), z.int());

/** @param row null for a seller who never changed anything */
export function withDefaults(row: SettingsRow | null, product: ChosenProduct): SellerSettings {
  const lines = {
    aiDisclosure: row?.aiDisclosure ?? true,
    aiDisclosureText: row?.aiDisclosureText || aiDisclosure,
    partnerLine: row?.partnerLine ?? true,
    partnerLineText: row?.partnerLineText || partnerLine,
  };
  return {
    promptTemplate: row?.promptTemplate || defaultTemplates.promptTemplate,
    negativePrompt: row?.negativePrompt || defaultTemplates.negativePrompt,
    titleTemplate: row?.titleTemplate || defaultTemplates.titleTemplate,
    descriptionTemplate: row?.descriptionTemplate || defaultTemplates.descriptionTemplate,
    titleStyle: row?.titleStyle ?? 'short',
    ...lines,
    closing: {
      disclosure: lines.aiDisclosure ? lines.aiDisclosureText : null,
      partner: lines.partnerLine ? lines.partnerLineText : null,
    },
    blockedWords: row?.blockedWords ?? [],
    defaultPrice: row?.defaultPrice ?? priceLimits.default,
    sizePrices: sizePrices.parse(row?.sizePrices ?? {}),
    product,
  };
}
