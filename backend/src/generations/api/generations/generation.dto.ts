import { ApiProperty } from '@nestjs/swagger';
import { type ProductKind, productKinds } from '../../../product-kinds/index.ts';
import { type ProductStatus, productStatuses } from '../../model/products/design-product.ts';
import { type PrintInk, printInks } from '../../model/products/prints.ts';
import { type PublishWhen, publishTimes } from '../../model/status/publish-choice.ts';
import { type ReviewReason, reviewReasons } from '../../model/status/review.ts';
import {
  type DesignEngine,
  designEngines,
  type GenerationState,
  generationStates,
  type PublishStatus,
  publishStates,
} from '../../model/status/states.ts';
import { type ArtSyncState, artSyncStates } from '../../model/status/version.ts';
import { type WaitReason, type WaitTarget, waitReasons, waitTargets } from '../../model/status/wait.ts';

export class GenerationListing {
  @ApiProperty({ maxLength: 140, description: 'On Etsy.' })
  title!: string;

  @ApiProperty({ description: 'On Etsy, plain text.' })
  description!: string;

  @ApiProperty({ type: [String], maxItems: 13, description: 'On Etsy.' })
  tags!: string[];
}

const checkLevels = ['good', 'warn', 'bad'] as const;
type CheckLevel = (typeof checkLevels)[number];
const level = {
  description: '`bad` is never published, `warn` is worth checking.',
  enum: checkLevels,
  enumName: 'CheckLevel',
};

export class PrintCheckInfo {
  @ApiProperty({ example: 'thin_strokes', description: 'What was checked.' })
  id!: string;

  @ApiProperty(level)
  level!: CheckLevel;

  @ApiProperty({ description: 'A sentence for the seller.' })
  message!: string;

  @ApiProperty({ description: 'What was measured, in `unit`.', example: 0.012 })
  value!: number;

  @ApiProperty({ description: 'From where it is worth checking, in `unit`.', example: 0.03 })
  limit!: number;

  @ApiProperty({ description: 'share (0-1), dpi, px, confidence (0-1), specks or inks.', example: 'share' })
  unit!: string;

  @ApiProperty({ description: 'Where the limit comes from.' })
  source!: string;
}

export class ShirtCheckInfo {
  @ApiProperty({ example: 'Navy', description: 'Name of the color at Printify.' })
  color!: string;

  @ApiProperty({ description: 'How the shirt looks, `#rrggbb`.', example: '#1d2740' })
  hex!: string;

  @ApiProperty(level)
  level!: CheckLevel;

  @ApiProperty({ description: "Share of the design's outline that disappears on this color, 0-1.", example: 0.04 })
  edge_share!: number;

  @ApiProperty({ description: 'Share of its area, 0-1.', example: 0.02 })
  area_share!: number;
}

export class PrintReportInfo {
  @ApiProperty({ description: 'Pixels of the drawn picture per printed inch, before enlargement.', example: 88 })
  effectiveDpi!: number;

  @ApiProperty({
    description: 'Whether the picture came transparent, or its background was removed, or kept.',
    enum: ['transparent', 'removed', 'kept'],
  })
  background!: 'transparent' | 'removed' | 'kept';

  @ApiProperty({ description: 'How sure the cut-out is, 0-1.', example: 0.97 })
  confidence!: number;

  @ApiProperty({ description: 'Share of the print area that carries ink, 0-1.', example: 0.31 })
  coverage!: number;

  @ApiProperty({ description: 'The inks, commonest first, `#rrggbb`.', type: [String] })
  inks!: string[];

  @ApiProperty({
    description: 'How the design reads on each color, with the ink printed on it.',
    type: [ShirtCheckInfo],
  })
  shirts!: ShirtCheckInfo[];

  @ApiProperty({ type: [PrintCheckInfo], description: 'What was checked, one by one.' })
  checks!: PrintCheckInfo[];
}

export class GenerationPrint {
  @ApiProperty({
    description: '`light` has light inks for dark shirts, `dark` the other way round.',
    enum: printInks,
    enumName: 'PrintInk',
  })
  ink!: PrintInk;

  @ApiProperty({ description: 'The chosen colors it is printed on.', type: [String] })
  colors!: string[];

  @ApiProperty({
    description: 'For the screen, transparent PNG. With `&w=` and 160, 320, 640 or 960: a WebP of that width.',
  })
  image_url!: string;

  @ApiProperty({
    description: 'A data URL of the picture in 16 pixels, to be shown until it is loaded; null for older designs.',
    type: String,
    nullable: true,
  })
  placeholder!: string | null;

  @ApiProperty({ description: 'The print file, PNG at 300 DPI.' })
  file_url!: string;
}

export class GenerationReview {
  @ApiProperty({ enum: reviewReasons, enumName: 'ReviewReason', description: 'Why it waits.' })
  reason!: ReviewReason;

  @ApiProperty({ description: 'Sentences for the seller: what is unsure, or what would print badly.', type: [String] })
  sentences!: string[];

  @ApiProperty({ description: 'Whether it may be approved as it is.' })
  can_approve!: boolean;

  @ApiProperty({ description: 'Undecided until then, it is discarded and its credit given back.', format: 'date-time' })
  decide_by!: string;
}

export class GenerationWait {
  @ApiProperty({ enum: waitTargets, enumName: 'WaitTarget', description: 'What it waits for.' })
  for!: WaitTarget;

  @ApiProperty({ enum: waitReasons, enumName: 'WaitReason', description: 'Why.' })
  reason!: WaitReason;

  @ApiProperty({ description: 'The reason as a sentence for the seller.' })
  message!: string;

  @ApiProperty({ description: 'Since when it waits.', format: 'date-time' })
  since!: string;

  @ApiProperty({
    description: 'When it is tried again, by itself. In the past while it is being tried.',
    format: 'date-time',
  })
  until!: string;

  @ApiProperty({ description: 'Whether `cancelGeneration` ends it and gives the credit back.' })
  can_cancel!: boolean;
}

export class ColorSwatch {
  @ApiProperty({ example: 'Navy', description: 'Name of the color at Printify.' })
  name!: string;

  @ApiProperty({ description: 'How the shirt looks, `#rrggbb`.', example: '#1d2740' })
  hex!: string;
}

export class FurtherProduct {
  @ApiProperty({ enum: productKinds, enumName: 'ProductKind', description: 'What it is.' })
  kind!: ProductKind;

  @ApiProperty({ enum: productStatuses, enumName: 'ProductStatus', description: 'How far it is.' })
  status!: ProductStatus;
}

export class GenerationView {
  @ApiProperty({ format: 'uuid', description: 'Names the design in every other operation.' })
  id!: string;

  @ApiProperty({ description: 'The idea, as the seller wrote it.' })
  prompt!: string;

  @ApiProperty({ description: 'Who drew it.', enum: designEngines, enumName: 'DesignEngine' })
  engine!: DesignEngine;

  @ApiProperty({ example: 'Vintage', description: 'The style that it was made in.' })
  style!: string;

  @ApiProperty({ enum: generationStates, enumName: 'GenerationState', description: 'How far it is.' })
  status!: GenerationState;

  @ApiProperty({ format: 'date-time', description: 'When it was accepted.' })
  created_at!: string;

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    nullable: true,
    example: 17,
    description:
      'While it is made: the median of what designs of its engine took in the last day, in seconds. Null at rest, and where too few were made.',
  })
  expected_seconds!: number | null;

  @ApiProperty({ type: [String], description: 'The chosen shirt colors.' })
  colors!: string[];

  @ApiProperty({ type: [String], description: 'Those of `colors` that are for sale.' })
  colors_on!: string[];

  @ApiProperty({ description: 'How each of `colors` looks, in the same order.', type: [ColorSwatch] })
  color_swatches!: ColorSwatch[];

  @ApiProperty({
    description:
      'The cut-out picture for the screen, transparent PNG. With `&w=` and 160, 320, 640 or 960: a WebP of that width.',
    type: String,
    nullable: true,
  })
  image_url!: string | null;

  @ApiProperty({
    description:
      'The print file at 300 DPI, once the design is finished or waits for your review; the first, where there are two.',
    type: String,
    nullable: true,
  })
  final_image_url!: string | null;

  @ApiProperty({
    description: 'The print files: one, or two where the colors need different inks. Every color is in one of them.',
    type: [GenerationPrint],
  })
  prints!: GenerationPrint[];

  @ApiProperty({
    description:
      'A finished design of Press as SVG, text as outlines; for light and dark shirts together in the inks for light.',
    type: String,
    nullable: true,
  })
  vector_url!: string | null;

  @ApiProperty({
    type: 'integer',
    description: 'The version that its pictures and files show; 0 as it was drawn first.',
    example: 0,
  })
  version!: number;

  @ApiProperty({ type: 'integer', description: 'The version that its product shows.', example: 0 })
  product_version!: number;

  @ApiProperty({
    enum: artSyncStates,
    enumName: 'ArtSyncState',
    description:
      'Whether the product shows the version that the design shows: `pending` where it does not until you say so by `updateProductArt`; `syncing` from then on; `failed` where that could not be done.',
  })
  art_sync!: ArtSyncState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why not, or why not yet, as a sentence for the seller; else null.',
  })
  art_sync_message!: string | null;

  @ApiProperty({ type: [String], description: 'Pictures of the printed shirts, once the product is made.' })
  printify_mockup_urls!: string[];

  @ApiProperty({ type: String, nullable: true, description: 'The product at Printify; null before it is made.' })
  printify_deep_link!: string | null;

  @ApiProperty({
    enum: publishStates,
    enumName: 'PublishStatus',
    description: 'Where the product stands on its way to the shop.',
  })
  publish_status!: PublishStatus;

  @ApiProperty({
    enum: publishTimes,
    enumName: 'PublishWhen',
    description:
      'When a finished product goes to the shop: at once, when you approve it, on a date, or when its batch says so.',
  })
  publish_when!: PublishWhen;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'The date of `publish_when`, where there is one.',
  })
  publish_at!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why publishing failed, as a sentence for the seller; else null.',
  })
  publish_error!: string | null;

  @ApiProperty({ description: 'The listing in the shop, once it is published.', type: String, nullable: true })
  external_url!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, as a sentence for the seller; else null.' })
  error_message!: string | null;

  @ApiProperty({
    description: 'A machine word for what ended it; `discarded` and `canceled` cannot be republished.',
    type: String,
    nullable: true,
  })
  error_code!: string | null;

  @ApiProperty({
    description:
      'What it waits for before it goes on by itself: a provider that is away, or one that takes no more for now. Also of a finished design that waits to be published. Null where it does not wait.',
    type: GenerationWait,
    nullable: true,
  })
  waiting!: GenerationWait | null;

  @ApiProperty({
    description: 'Why it waits for your review; only in preview.',
    type: GenerationReview,
    nullable: true,
  })
  review!: GenerationReview | null;

  @ApiProperty({
    type: [FurtherProduct],
    description: 'What it is put on beside its first product; `listDesignProducts` says more.',
  })
  further_products!: FurtherProduct[];

  @ApiProperty({
    type: GenerationListing,
    nullable: true,
    description: 'Title, description and tags; null before they are written.',
  })
  listing!: GenerationListing | null;

  @ApiProperty({
    type: PrintReportInfo,
    nullable: true,
    description: 'The print report; null before there is a print file.',
  })
  report!: PrintReportInfo | null;

  @ApiProperty({
    description: 'Since when it is in the trash; null where it is not.',
    type: String,
    format: 'date-time',
    nullable: true,
  })
  deleted_at!: string | null;
}
