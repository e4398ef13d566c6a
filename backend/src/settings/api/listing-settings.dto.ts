import { ApiProperty, IntersectionType, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsString, Matches, MaxLength } from 'class-validator';
import {
  aiDisclosure,
  closingLineMax,
  defaultTemplates,
  partnerLine,
  type TitleStyle,
  templateLimits,
  titleStyles,
} from '../../listing/index.ts';
import { Text } from '../../platform/http/text.ts';
import { Trimmed } from '../../platform/http/validation.ts';
import { template } from './settings.dto.ts';

const maxWords = 100;
const maxWordLength = 60;

const line = (name: string) =>
  Text({
    min: 0,
    max: closingLineMax,
    tooShort: `${name} must be a text.`,
    tooLong: `${name} may have at most ${closingLineMax} characters.`,
  });
const onOff = (name: string) => IsBoolean({ message: `${name} is either true or false.` });

export class ListingTemplates {
  @ApiProperty({
    description: 'How titles are built; `{idea}` is replaced. Empty: the default.',
    maxLength: templateLimits.title,
    example: defaultTemplates.titleTemplate,
  })
  @template('The title template', templateLimits.title)
  titleTemplate!: string;

  @ApiProperty({
    description: 'Stands in every description; `{idea}` is replaced by what the shirt shows. Empty: the default.',
    maxLength: templateLimits.description,
    example: defaultTemplates.descriptionTemplate,
  })
  @template('The description template', templateLimits.description)
  descriptionTemplate!: string;
}

export class ListingChoices {
  @ApiProperty({
    enum: titleStyles,
    description: 'short: fewer than 15 words; long: 130 to 140 characters.',
    example: 'short',
  })
  @IsIn(titleStyles, { message: 'titleStyle must be "short" or "long".' })
  titleStyle!: TitleStyle;

  @ApiProperty({ description: 'Whether descriptions say that AI was used, as Etsy asks.', example: true })
  @onOff('aiDisclosure')
  aiDisclosure!: boolean;

  @ApiProperty({ description: 'In these words. Empty: the default.', maxLength: closingLineMax, example: aiDisclosure })
  @line('The disclosure')
  aiDisclosureText!: string;

  @ApiProperty({ description: 'Whether descriptions say that a production partner prints the shirt.', example: true })
  @onOff('partnerLine')
  partnerLine!: boolean;

  @ApiProperty({ description: 'In these words. Empty: the default.', maxLength: closingLineMax, example: partnerLine })
  @line('The production partner line')
  partnerLineText!: string;

  @ApiProperty({
    type: [String],
    maxItems: maxWords,
    description: 'Words that no listing of this seller may hold, besides those that nobody may use.',
    example: ['cheap'],
  })
  @Matches(/[\p{L}\p{Nd}]/u, { each: true, message: 'A blocked word needs a letter or a digit.' })
  @MaxLength(maxWordLength, { each: true, message: `A blocked word may have at most ${maxWordLength} characters.` })
  @IsString({ each: true, message: 'Blocked words are texts.' })
  @ArrayMaxSize(maxWords, { message: `Block at most ${maxWords} words.` })
  @IsArray({ message: 'The blocked words must be a list.' })
  @Trimmed()
  blockedWords!: string[];
}

export class ListingSettings extends IntersectionType(ListingTemplates, ListingChoices) {}

/** The templates, and of the choices those that change. */
export class SaveListingSettings extends IntersectionType(
  ListingTemplates,
  PartialType(ListingChoices, { skipNullProperties: false }),
) {}
