import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { defaultTemplates, priceLimits, templateLimits } from '../../listing/index.ts';
import { Text } from '../../platform/http/text.ts';
import { SizePrices } from './size-prices.ts';

export const template = (name: string, max: number) =>
  Text({ min: 0, max, tooShort: `${name} must be a text.`, tooLong: `${name} may have at most ${max} characters.` });

export class PromptSettings {
  @ApiProperty({
    description: 'How the picture is asked for; `{idea}` is replaced. Empty: the default.',
    maxLength: templateLimits.prompt,
    example: defaultTemplates.promptTemplate,
  })
  @template('The prompt template', templateLimits.prompt)
  promptTemplate!: string;

  @ApiProperty({
    description: 'What the picture must not show. Empty: the default.',
    maxLength: templateLimits.negative,
    example: defaultTemplates.negativePrompt,
  })
  @template('The negative prompt', templateLimits.negative)
  negativePrompt!: string;
}

const priceMessage = 'The price must be between $1.00 and $9999.99.';

export class PricingSettings {
  @ApiProperty({
    description: 'Cents.',
    minimum: priceLimits.min,
    maximum: priceLimits.max,
    example: priceLimits.default,
  })
  @Max(priceLimits.max, { message: priceMessage })
  @Min(priceLimits.min, { message: priceMessage })
  @IsInt({ message: priceMessage })
  defaultPrice!: number;

  @ApiProperty({
    description: 'Cents, for the sizes that have a price of their own.',
    type: 'object',
    additionalProperties: { type: 'integer', minimum: priceLimits.min, maximum: priceLimits.max },
    example: { '2XL': 2699, '3XL': 2899 },
  })
  sizePrices!: Record<string, number>;
}

export class SavePricingSettings extends PickType(PricingSettings, ['defaultPrice']) {
  @ApiProperty({
    description: 'Cents, for the sizes that have a price of their own. Absent: those that are set stay.',
    type: 'object',
    additionalProperties: { type: 'integer', minimum: priceLimits.min, maximum: priceLimits.max },
    selfRequired: false,
    example: { '2XL': 2699, '3XL': 2899 },
  })
  @SizePrices()
  @IsOptional()
  sizePrices?: Record<string, number>;
}
