import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { IsArray, IsInt, IsObject, IsString, Length, Max, Min } from 'class-validator';
import { CAPTION_EDGES, CAPTION_SHAPES, type Caption, FACE_NAMES } from '../../../designer/index.ts';
import { Trimmed } from '../../../platform/http/validation.ts';
import type { BrushMode } from '../../../retouch/index.ts';
import { redrawLimits } from '../../model/documents/redraw.ts';
import { retouchLimits } from '../../model/documents/retouch-document.ts';

const { side, brush, distance, turn, scale } = retouchLimits;
const hex = { pattern: '^#[0-9a-fA-F]{6}$', example: '#e2502f' };
const pixel = { type: 'integer', minimum: 0, maximum: side } as const;

export class RetouchStroke {
  @ApiProperty({ enum: ['brush'], enumName: 'RetouchStrokeKind', description: 'A stroke of a brush.' })
  kind!: 'brush';

  @ApiProperty({
    enum: ['erase', 'restore', 'cut'],
    enumName: 'RetouchBrushMode',
    description: '`restore` brings the picture back as the model drew it, `cut` as it was cut out.',
  })
  mode!: BrushMode;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: brush, description: 'Diameter in pixels.', example: 40 })
  size!: number;

  @ApiProperty({
    maxLength: retouchLimits.path,
    description:
      'Points in pixels of the picture, x and y in turn: the first as it is, each other as its distance from the one before.',
    example: '120 340 8 -2 11 4',
  })
  path!: string;
}

export class RetouchColorRemoval {
  @ApiProperty({ enum: ['remove_color'], enumName: 'RetouchColorRemovalKind', description: 'A color taken out.' })
  kind!: 'remove_color';

  @ApiProperty({ ...pixel, description: 'Of a pixel that has the color.' })
  x!: number;

  @ApiProperty({ ...pixel, description: 'Of a pixel that has the color.' })
  y!: number;

  @ApiProperty({ minimum: 0, maximum: 100, description: 'How unlike the color may be.', example: 15 })
  tolerance!: number;

  @ApiProperty({ description: 'Also where other colors lie between.', example: false })
  everywhere!: boolean;
}

export class RetouchInk {
  @ApiProperty({ ...hex, description: 'A color of the picture.' })
  from!: string;

  @ApiProperty({ ...hex, description: 'What it is printed in; the same where it stays.' })
  to!: string;
}

export class RetouchCrop {
  @ApiProperty({ ...pixel, description: 'Left edge.', example: 64 })
  x!: number;

  @ApiProperty({ ...pixel, description: 'Upper edge.', example: 128 })
  y!: number;

  @ApiProperty({ ...pixel, minimum: 1, description: 'How wide.', example: 896 })
  width!: number;

  @ApiProperty({ ...pixel, minimum: 1, description: 'How high.', example: 1280 })
  height!: number;
}

/** On the canvas of 4500 x 5400 units. */
class Placed {
  @ApiProperty({ minimum: scale.least, maximum: scale.most, description: 'Factor.', example: 1 })
  scale!: number;

  @ApiProperty({ minimum: -turn, maximum: turn, description: 'Degrees, clockwise.', example: 0 })
  turn!: number;

  @ApiProperty({ minimum: -distance, maximum: distance, description: 'From the middle to the right.', example: 0 })
  dx!: number;

  @ApiProperty({ minimum: -distance, maximum: distance, description: 'From the middle down.', example: 0 })
  dy!: number;
}

/** Mirrored, scaled and turned about the picture's middle, then moved. At a scale of 1 it fits the canvas. */
export class RetouchPlacement extends Placed {
  @ApiProperty({ type: RetouchCrop, description: 'What is left of it, in its pixels. Absent: all.', required: false })
  crop?: RetouchCrop;

  @ApiProperty({ description: 'Left and right exchanged.', required: false, default: false })
  mirrored?: boolean;
}

export class RetouchCaption extends Placed {
  @ApiProperty({
    minLength: 1,
    maxLength: retouchLimits.text,
    description: 'With a line break between lines.',
    example: 'Surf on',
  })
  text!: string;

  @ApiProperty({ enum: FACE_NAMES, enumName: 'PressFace', description: 'Of its letters.', example: 'anton' })
  face!: Caption['face'];

  @ApiProperty({ ...hex, description: 'Of the faces of its letters.' })
  ink!: string;

  @ApiProperty({ enum: CAPTION_EDGES, enumName: 'CaptionEdge', description: 'Around its letters.', example: 'outline' })
  edge!: Caption['edge'];

  @ApiProperty({ ...hex, description: 'Of outline or shadow.' })
  edgeInk!: string;

  @ApiProperty({ enum: CAPTION_SHAPES, enumName: 'CaptionShape', description: 'How its lines bend.', example: 'arch' })
  shape!: Caption['shape'];
}

/** What was done by hand to the picture of an image model: the same gives the same print files. */
@ApiExtraModels(RetouchStroke, RetouchColorRemoval)
export class RetouchBody {
  @ApiProperty({
    type: 'integer',
    minimum: 0,
    description: 'The picture that it changes: 0 as it was drawn first, else of the version that drew a part anew.',
    example: 0,
  })
  picture!: number;

  @ApiProperty({
    type: 'array',
    maxItems: retouchLimits.edits,
    items: {
      oneOf: [{ $ref: getSchemaPath(RetouchStroke) }, { $ref: getSchemaPath(RetouchColorRemoval) }],
      discriminator: {
        propertyName: 'kind',
        mapping: { brush: getSchemaPath(RetouchStroke), remove_color: getSchemaPath(RetouchColorRemoval) },
      },
    },
    description: 'In their order.',
  })
  edits!: (RetouchStroke | RetouchColorRemoval)[];

  @ApiProperty({
    type: [RetouchInk],
    maxItems: retouchLimits.inks,
    description: 'Every ink of the picture; empty where they stay.',
  })
  inks!: RetouchInk[];

  @ApiProperty({ type: RetouchPlacement, description: 'Where the picture is.' })
  placement!: RetouchPlacement;

  @ApiProperty({
    type: [RetouchCaption],
    maxItems: retouchLimits.captions,
    description: 'Words over the picture, from back to front.',
  })
  captions!: RetouchCaption[];
}

const sample = {
  picture: 0,
  edits: [{ kind: 'brush', mode: 'erase', size: 40, path: '120 340 8 -2 11 4' }],
  inks: [],
  placement: { scale: 1, turn: 0, dx: 0, dy: 0 },
  captions: [],
};

const noVersion = 'basedOn must be the version that you have read.';

export class CreateRetouchVersion {
  @ApiProperty({ type: RetouchBody, description: 'All of it.', example: sample })
  @IsObject({ message: 'Give what was changed.' })
  retouch!: RetouchBody;

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

export class PartStroke {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: brush, description: 'Diameter in pixels.', example: 120 })
  size!: number;

  @ApiProperty({ maxLength: retouchLimits.path, description: 'As that of a stroke.', example: '300 30 60 0' })
  path!: string;
}

export class RedrawPart extends CreateRetouchVersion {
  @ApiProperty({
    minLength: 1,
    maxLength: redrawLimits.words,
    description: 'What to draw there.',
    example: 'A red hat',
  })
  @Trimmed()
  @IsString({ message: 'Say what to draw there.' })
  @Length(1, redrawLimits.words, { message: `Say in 1 to ${redrawLimits.words} characters what to draw there.` })
  words!: string;

  @ApiProperty({
    type: [PartStroke],
    minItems: 1,
    maxItems: redrawLimits.strokes,
    description: 'The part, as it is painted over. The rest of the picture stays as it is.',
    example: [{ size: 120, path: '300 30 60 0' }],
  })
  @IsArray({ message: 'Paint the part to redraw.' })
  strokes!: PartStroke[];
}

export class RetouchPicture {
  @ApiProperty({ description: 'Cut out: a PNG of eight bits a channel with straight alpha.' })
  cutUrl!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'As the model drew it; null where it drew no background.',
  })
  wholeUrl!: string | null;

  @ApiProperty({ type: 'integer', description: 'In pixels.' })
  width!: number;

  @ApiProperty({ type: 'integer', description: 'In pixels.' })
  height!: number;
}

export class RetouchView {
  @ApiProperty({ type: RetouchBody, description: 'The newest one, also where it is not drawn yet or could not be.' })
  retouch!: RetouchBody;

  @ApiProperty({ type: 'integer', description: 'Its number; 0 as it was drawn first. To be sent as `basedOn`.' })
  version!: number;

  @ApiProperty({ type: RetouchPicture, description: 'What it changes.' })
  picture!: RetouchPicture;

  @ApiProperty({ description: 'Whether `createRetouchVersion` takes a change of it now.' })
  editable!: boolean;

  @ApiProperty({ description: 'Whether nobody can tell for sure what is background: the seller is asked.' })
  uncertain!: boolean;

  @ApiProperty({ type: [String], description: 'The chosen shirt colors.' })
  colors!: string[];
}
