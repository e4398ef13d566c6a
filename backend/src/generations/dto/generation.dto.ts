import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { type GenerationState, generationStates, type PublishStatus, publishStates } from '../states.ts';

export class ListGenerations {
  @ApiProperty({
    description: 'Newest first; at most so many.',
    minimum: 1,
    maximum: 100,
    default: 50,
    required: false,
  })
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

  @ApiProperty({ description: 'A sentence for the seller.' })
  message!: string;
}

export class PrintReportInfo {
  @ApiProperty({ description: 'Pixels of the drawn picture per printed inch, before enlargement.', example: 88 })
  effectiveDpi!: number;

  @ApiProperty({
    description: 'Whether the picture came transparent, or its background was removed, or kept.',
    enum: ['transparent', 'removed', 'kept'],
  })
  background!: 'transparent' | 'removed' | 'kept';

  @ApiProperty({ type: [PrintCheckInfo] })
  checks!: PrintCheckInfo[];
}

export class GenerationView {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ description: 'The idea, as the seller wrote it.' })
  prompt!: string;

  @ApiProperty({ example: 'Vintage' })
  style!: string;

  @ApiProperty({ enum: generationStates, enumName: 'GenerationState' })
  status!: GenerationState;

  @ApiProperty({ format: 'date-time' })
  created_at!: string;

  @ApiProperty({ type: [String] })
  colors!: string[];

  @ApiProperty({ description: 'The cut-out picture for the screen, transparent PNG.', type: String, nullable: true })
  image_url!: string | null;

  @ApiProperty({ description: 'The print file at 300 DPI, once the design is finished.', type: String, nullable: true })
  final_image_url!: string | null;

  @ApiProperty({ type: [String] })
  printify_mockup_urls!: string[];

  @ApiProperty({ type: String, nullable: true })
  printify_deep_link!: string | null;

  @ApiProperty({ enum: publishStates, enumName: 'PublishStatus' })
  publish_status!: PublishStatus;

  @ApiProperty({ type: String, nullable: true })
  publish_error!: string | null;

  @ApiProperty({ description: 'The listing in the shop, once it is published.', type: String, nullable: true })
  external_url!: string | null;

  @ApiProperty({ type: String, nullable: true })
  error_message!: string | null;

  @ApiProperty({ type: GenerationListing, nullable: true })
  listing!: GenerationListing | null;

  @ApiProperty({ type: PrintReportInfo, nullable: true })
  report!: PrintReportInfo | null;
}
