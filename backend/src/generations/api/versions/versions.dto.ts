import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, IsObject, IsOptional, Max, Min } from 'class-validator';
import { type DesignEngine, designEngines } from '../../model/status/states.ts';
import { type VersionState, versionStates } from '../../model/status/version.ts';
import { GenerationPrint, PrintReportInfo } from '../generations/generation.dto.ts';
import { DesignDocumentBody } from './document.dto.ts';

const noVersion = 'basedOn must be the version that you have read.';

export class CreateDesignVersion {
  @ApiProperty({
    type: DesignDocumentBody,
    description: 'All of the design.',
    example: { idea: 'Retro sunset with a surfing cat', style: 'retro', seed: 2716458841, wear: 0.5 },
  })
  @IsObject({ message: 'Give the design.' })
  document!: DesignDocumentBody;

  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'The newest version that was read. Another one means that the design has changed since.',
    example: 0,
  })
  @Max(2 ** 31 - 1, { message: noVersion })
  @Min(0, { message: noVersion })
  @IsInt({ message: noVersion })
  basedOn!: number;
}

export class UpdateProduct {
  @ApiProperty({
    description: 'Whether the words of the listing follow those of the design, where it names the old ones.',
    required: false,
    default: false,
  })
  @IsBoolean({ message: 'listing must be true or false.' })
  @IsOptional()
  listing?: boolean;
}

export class DesignDocumentView {
  @ApiProperty({
    type: DesignDocumentBody,
    nullable: true,
    description:
      'The newest one, also where it is not drawn yet or could not be. Null where an image model drew it: see `getRetouch`.',
  })
  document!: DesignDocumentBody | null;

  @ApiProperty({ type: 'integer', description: 'Its number; 0 as it was drawn first. To be sent as `basedOn`.' })
  version!: number;

  @ApiProperty({ description: 'Who drew it.', enum: designEngines, enumName: 'DesignEngine' })
  engine!: DesignEngine;

  @ApiProperty({ description: 'Whether `createDesignVersion` takes a change of it now.' })
  editable!: boolean;

  @ApiProperty({ type: [String], description: 'The chosen shirt colors.' })
  colors!: string[];
}

export class DesignVersion {
  @ApiProperty({ type: 'integer', description: 'Its number; 0 as it was drawn first.' })
  version!: number;

  @ApiProperty({ format: 'date-time', description: 'When it was saved.' })
  createdAt!: string;

  @ApiProperty({
    enum: versionStates,
    enumName: 'DesignVersionState',
    description: 'The design shows it as soon as it is `ready`; a `failed` one changes nothing.',
  })
  state!: VersionState;

  @ApiProperty({ type: String, nullable: true, description: 'Why it failed, as a sentence for the seller.' })
  message!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'What it waits for while it is `drawing`, as a sentence.' })
  notice!: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'Its picture, transparent PNG; null before it is drawn. With `&w=` and 160, 320, 640 or 960: a WebP of that width.',
  })
  imageUrl!: string | null;

  @ApiProperty({ type: [GenerationPrint], description: 'Its print files, as those of the design.' })
  prints!: GenerationPrint[];

  @ApiProperty({ type: PrintReportInfo, nullable: true, description: 'Its print report; null before it is drawn.' })
  report!: PrintReportInfo | null;

  @ApiProperty({ description: 'Whether the model draws a part of its picture anew, for a credit.' })
  redrawn!: boolean;

  @ApiProperty({ required: false, description: 'Where it comes from.', example: 'Restored from version 2' })
  note?: string;

  @ApiProperty({ description: 'Whether the design shows it.' })
  isCurrent!: boolean;

  @ApiProperty({ description: 'Whether the product at Printify shows it.' })
  onSale!: boolean;

  @ApiProperty({
    type: [String],
    description: 'Words on the product that this version does not have and that the listing still names.',
  })
  listingMentions!: string[];
}
