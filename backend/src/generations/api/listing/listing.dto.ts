import { ApiProperty, PartialType } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsInt, IsString, Max, MaxLength, Min } from 'class-validator';
import {
  descriptionMax,
  priceLimits,
  type ScoreLevel,
  scoreLevels,
  shortTitleWords,
  tagCount,
  tagMax,
  titleMax,
} from '../../../listing/index.ts';
import { type SyncState, syncStates } from '../../model/status/states.ts';
import { ColorSwatch } from '../generations/generation.dto.ts';

/** Characters. Longer texts are refused before the listing's own rules check them. */
const maxText = 2 * descriptionMax;
const maxTags = 50;
const maxColors = 100;
const colorsMessage = 'Name the colors to sell it in as a list.';
const priceMessage = 'The price must be between $1.00 and $9999.99.';

export class ListingDraftBody {
  @ApiProperty({
    description: `At most ${titleMax} characters, of those that Etsy takes.`,
    maxLength: maxText,
    example: 'Night Fox T-Shirt',
  })
  @MaxLength(maxText, { message: `Etsy takes ${titleMax} characters in a title.` })
  @IsString({ message: 'The title must be a text.' })
  title!: string;

  @ApiProperty({
    description: `Plain text, at most ${descriptionMax} characters.`,
    maxLength: maxText,
    example: 'A fox in the rain, printed on soft cotton.',
  })
  @MaxLength(maxText, { message: `A description may have ${descriptionMax} characters.` })
  @IsString({ message: 'The description must be a text.' })
  description!: string;

  @ApiProperty({
    type: [String],
    maxItems: maxTags,
    description: `At most ${tagCount}, each of at most ${tagMax} characters, no two alike.`,
    example: ['fox shirt', 'gift for hikers'],
  })
  @MaxLength(200, { each: true, message: `Etsy takes ${tagMax} characters in a tag.` })
  @IsString({ each: true, message: 'Tags are texts.' })
  @ArrayMaxSize(maxTags, { message: `Etsy takes ${tagCount} tags.` })
  @IsArray({ message: 'The tags must be a list.' })
  tags!: string[];
}

export class SoldListingBody extends ListingDraftBody {
  @ApiProperty({
    type: 'integer',
    description: 'Cents, for the sizes without a price of their own.',
    minimum: priceLimits.min,
    maximum: priceLimits.max,
    example: priceLimits.default,
  })
  @Max(priceLimits.max, { message: priceMessage })
  @Min(priceLimits.min, { message: priceMessage })
  @IsInt({ message: priceMessage })
  price!: number;

  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: maxColors,
    description: 'Those of its colors that are for sale; the others are switched off.',
    example: ['Black'],
  })
  @IsString({ each: true, message: colorsMessage })
  @ArrayMaxSize(maxColors, { message: colorsMessage })
  @ArrayNotEmpty({ message: 'At least one color stays on.' })
  @IsArray({ message: colorsMessage })
  colorsOn!: string[];
}

export class SaveListing extends PartialType(SoldListingBody, { skipNullProperties: false }) {
  @ApiProperty({
    description: 'The version that was read. Another one means that the listing has changed since.',
    example: 0,
  })
  @Max(2 ** 31 - 1, { message: 'version must be that of the listing you have read.' })
  @Min(0, { message: 'version must be that of the listing you have read.' })
  @IsInt({ message: 'version must be that of the listing you have read.' })
  version!: number;
}

export class ListingReason {
  @ApiProperty({ example: 'title_front', description: 'The rule.' })
  id!: string;

  @ApiProperty({ enum: scoreLevels, description: 'How much it matters.' })
  level!: ScoreLevel;

  @ApiProperty({ description: 'A sentence for the seller.' })
  message!: string;
}

export class ListingScoreView {
  @ApiProperty({ minimum: 0, maximum: 100, description: 'Of a hundred.' })
  points!: number;

  @ApiProperty({ type: [ListingReason], description: 'What costs points first.' })
  reasons!: ListingReason[];
}

export class ListingLimits {
  @ApiProperty({ example: titleMax, description: 'Characters of a title.' })
  title!: number;

  @ApiProperty({ example: shortTitleWords, description: 'Words of a title that Etsy advises at most.' })
  titleWords!: number;

  @ApiProperty({ example: descriptionMax, description: 'Characters of a description.' })
  description!: number;

  @ApiProperty({ example: tagCount, description: 'Tags.' })
  tags!: number;

  @ApiProperty({ example: tagMax, description: 'Characters of a tag.' })
  tag!: number;
}

export class ListingCheck {
  @ApiProperty({ type: ListingScoreView, description: 'How well it is written.' })
  score!: ListingScoreView;

  @ApiProperty({
    description: 'What keeps it from being saved, by field: `title`, `description`, `tags`, `tags.4`.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  fields!: Record<string, string>;
}

export class EtsyAttribute {
  @ApiProperty({ description: 'As Etsy’s form calls it.', example: 'Holiday' })
  name!: string;

  @ApiProperty({ description: 'What to choose there.', example: 'Christmas' })
  value!: string;
}

export class EtsyFormView {
  @ApiProperty({
    description: 'Etsy’s category, from the top.',
    example: 'Clothing > Gender-Neutral Adult Clothing > Tops & Tees > T-shirts',
  })
  category!: string;

  @ApiProperty({ type: [EtsyAttribute], description: 'Those that are known.' })
  attributes!: EtsyAttribute[];
}

export class ListingView extends ListingCheck {
  @ApiProperty({ description: 'On Etsy.' })
  title!: string;

  @ApiProperty({ description: 'On Etsy, plain text.' })
  description!: string;

  @ApiProperty({ type: [String], description: 'On Etsy.' })
  tags!: string[];

  @ApiProperty({ type: 'integer', description: 'Cents, of the sizes without a price of their own.', example: 2499 })
  price!: number;

  @ApiProperty({ type: () => [ColorSwatch], description: 'The shirt colors that it was made in.' })
  colors!: ColorSwatch[];

  @ApiProperty({ type: [String], description: 'Those of them that are for sale.', example: ['Black'] })
  colorsOn!: string[];

  @ApiProperty({
    description: 'Cents, of the sizes that have a price of their own.',
    type: 'object',
    additionalProperties: { type: 'integer' },
    example: { '2XL': 2699 },
  })
  sizePrices!: Record<string, number>;

  @ApiProperty({ description: 'To be sent back with a change.' })
  version!: number;

  @ApiProperty({
    enum: syncStates,
    enumName: 'ListingSyncState',
    description: 'Whether Printify, and the shop, have the newest version of the listing.',
  })
  listing_sync!: SyncState;

  @ApiProperty({ description: 'Why not, or why not yet.', type: String, nullable: true })
  listing_sync_message!: string | null;

  @ApiProperty({
    type: EtsyFormView,
    description: 'What to fill in on Etsy by hand: Printify’s API cannot set category and attributes.',
  })
  etsy!: EtsyFormView;

  @ApiProperty({ type: ListingLimits, description: 'What Etsy takes at most.' })
  limits!: ListingLimits;
}
