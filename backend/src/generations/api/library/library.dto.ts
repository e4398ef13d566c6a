import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsUUID } from 'class-validator';
import type { ErrorCode } from '../../../platform/errors/app-error.ts';
import { EachOnce } from '../request-fields.ts';

const noIds = 'ids is a list of ids of your designs.';

function IdsField(max: number) {
  return applyDecorators(
    ApiProperty({
      description: 'Ids of your designs.',
      type: [String],
      format: 'uuid',
      minItems: 1,
      maxItems: max,
      uniqueItems: true,
      example: ['0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b'],
    }),
    Transform(({ value }) => (Array.isArray(value) ? value.map(lowerCase) : value)),
    IsUUID('all', { each: true, message: noIds }),
    EachOnce('Name each design once.'),
    ArrayMaxSize(max, { message: `At most ${max} designs at once.` }),
    ArrayNotEmpty({ message: 'Choose at least one design.' }),
    IsArray({ message: noIds }),
  );
}

function lowerCase(value: unknown): unknown {
  return typeof value === 'string' ? value.toLowerCase() : value;
}

export class GenerationIds {
  @IdsField(500)
  ids!: string[];
}

/** Each may take seconds at Printify. */
export class RepublishIds {
  @IdsField(25)
  ids!: string[];
}

export class FoundIds {
  @ApiProperty({ description: 'In the order of the list; at most 10,000.', type: [String], format: 'uuid' })
  ids!: string[];
}

export class BulkItem {
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty()
  success!: boolean;

  @ApiProperty({
    description: 'Why not, for a program, as the `code` of an error; null where it was done.',
    type: String,
    nullable: true,
  })
  code!: ErrorCode | null;

  @ApiProperty({ description: 'The same for a person.', type: String, nullable: true })
  error!: string | null;
}

export class BulkOutcome {
  @ApiProperty({ type: 'integer', description: 'With how many it was done.', example: 1 })
  done!: number;

  @ApiProperty({ description: 'One for each id, in their order.', type: [BulkItem] })
  results!: BulkItem[];
}

export class ArchiveLink {
  @ApiProperty({
    description: 'Where the ZIP can be had without a bearer token, once, within a minute.',
    example: '/api/generations/archive/4kq2…',
  })
  url!: string;

  @ApiProperty({ type: 'integer', description: 'How many designs it has; ids that are not yours are left out.' })
  designs!: number;
}
