import { ApiProperty } from '@nestjs/swagger';
import { IsInt, Max, Min } from 'class-validator';
import { Text } from '../../platform/http/text.ts';
import { defaultTemplates, priceLimits, templateLimits } from './defaults.ts';

const template = (name: string, max: number) =>
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

export class ListingSettings {
  @ApiProperty({
    description: 'How titles are built; `{idea}` is replaced. Empty: the default.',
    maxLength: templateLimits.title,
    example: defaultTemplates.titleTemplate,
  })
  @template('The title template', templateLimits.title)
  titleTemplate!: string;

  @ApiProperty({
    description: 'What descriptions hold; `{idea}` is replaced. Empty: the default.',
    maxLength: templateLimits.description,
    example: defaultTemplates.descriptionTemplate,
  })
  @template('The description template', templateLimits.description)
  descriptionTemplate!: string;
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
}
