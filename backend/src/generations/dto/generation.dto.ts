import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type GenerationState, generationStates, type PublishStatus, publishStates } from '../states.ts';

export class ListGenerations {
  /** Newest first; at most so many. */
  @ApiProperty({ minimum: 1, maximum: 100, default: 50, required: false })
  @Type(() => Number)
  @Max(100, { message: 'limit may be at most 100.' })
  @Min(1, { message: 'limit must be at least 1.' })
  @IsInt({ message: 'limit must be a whole number.' })
  limit = 50;
}

export class GenerationListing {
  @ApiProperty({ maxLength: 140 })
  title!: string;

  @ApiProperty()
  description!: string;

  @ApiProperty({ type: [String], minItems: 13, maxItems: 13 })
  tags!: string[];
}

export class PrintCheckInfo {
  @ApiProperty({ example: 'effective_dpi' })
  id!: string;

  @ApiProperty({ enum: ['good', 'warn', 'bad'] })
  level!: 'good' | 'warn' | 'bad';

  /** A sentence for the seller. */
  @ApiProperty()
  message!: string;
}

export class PrintReportInfo {
  /** Pixels of the drawn picture per printed inch, before enlargement. */
  @ApiProperty({ example: 88 })
  effectiveDpi!: number;

  /** Whether the picture came transparent, or its background was removed, or kept. */
  @ApiProperty({ enum: ['transparent', 'removed', 'kept'] })
  background!: 'transparent' | 'removed' | 'kept';

  @ApiProperty({ type: [PrintCheckInfo] })
  checks!: PrintCheckInfo[];
}

export class GenerationView {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  /** The idea, as the seller wrote it. */
  @ApiProperty()
  prompt!: string;

  @ApiProperty({ example: 'Vintage' })
  style!: string;

  @ApiProperty({ enum: generationStates, enumName: 'GenerationState' })
  status!: GenerationState;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: [String] })
  colors!: string[];

  /** The cut-out picture for the screen, transparent PNG. */
  @ApiProperty({ type: String, nullable: true })
  image_url!: string | null;

  /** The print file at 300 DPI, once the design is finished. */
  @ApiProperty({ type: String, nullable: true })
  final_image_url!: string | null;

  @ApiProperty({ type: [String] })
  printify_mockup_urls!: string[];

  @ApiProperty({ type: String, nullable: true })
  printify_deep_link!: string | null;

  @ApiProperty({ enum: publishStates, enumName: 'PublishStatus' })
  publish_status!: PublishStatus;

  @ApiProperty({ type: String, nullable: true })
  publish_error!: string | null;

  /** The listing in the shop, once it is published. */
  @ApiProperty({ type: String, nullable: true })
  external_url!: string | null;

  @ApiProperty({ type: String, nullable: true })
  error_message!: string | null;

  @ApiProperty({ type: GenerationListing, nullable: true })
  listing!: GenerationListing | null;

  @ApiProperty({ type: PrintReportInfo, nullable: true })
  report!: PrintReportInfo | null;
}
