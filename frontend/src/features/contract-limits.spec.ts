import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { CREDITS_MAX, NAME_MAX as KEY_NAME_MAX } from './api-keys/key-draft.ts';
import { CELL_MAX, NAME_MAX } from './batches/model/limits.ts';
import { ITEMS_MAX, MARGIN_LIMITS } from './line-ups/model/item-draft.ts';
import { PRICE_LIMITS } from './profit/price.ts';
import { CLOSING_LINE_MAX, DESCRIPTION_MAX, PROMPT_MAX, TITLE_MAX } from './settings-forms/template-fields.ts';

interface Schema {
  properties: Record<string, { minimum?: number; maximum?: number; maxLength?: number; maxItems?: number }>;
}

const contract = parse(readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
const limitsOf = (schema: string, property: string) => contract.components.schemas[schema]?.properties[property];

it.each([
  ['SavePricingSettings', 'defaultPrice', { minimum: PRICE_LIMITS.min, maximum: PRICE_LIMITS.max }],
  ['SaveListing', 'price', { minimum: PRICE_LIMITS.min, maximum: PRICE_LIMITS.max }],
  ['PromptSettings', 'promptTemplate', { maxLength: PROMPT_MAX }],
  ['PromptSettings', 'negativePrompt', { maxLength: PROMPT_MAX }],
  ['SaveListingSettings', 'titleTemplate', { maxLength: TITLE_MAX }],
  ['SaveListingSettings', 'descriptionTemplate', { maxLength: DESCRIPTION_MAX }],
  ['SaveListingSettings', 'aiDisclosureText', { maxLength: CLOSING_LINE_MAX }],
  ['LineUpItemBody', 'price', { minimum: PRICE_LIMITS.min, maximum: PRICE_LIMITS.max }],
  ['LineUpItemBody', 'margin', { minimum: MARGIN_LIMITS.min, maximum: MARGIN_LIMITS.max }],
  ['LineUpBody', 'items', { maxItems: ITEMS_MAX }],
  ['CreateApiKey', 'name', { maxLength: KEY_NAME_MAX }],
  ['CreateApiKey', 'creditsPerDay', { maximum: CREDITS_MAX }],
  ['CreateBatch', 'name', { maxLength: NAME_MAX }],
  ...Object.entries(CELL_MAX).map(([field, maxLength]) => ['RowFields', field, { maxLength }] as const),
  ['SaveListingSettings', 'partnerLineText', { maxLength: CLOSING_LINE_MAX }],
])('the forms have the limits that the contract gives %s.%s', (schema, property, limits) => {
  expect(limitsOf(schema, property)).toMatchObject(limits);
});
