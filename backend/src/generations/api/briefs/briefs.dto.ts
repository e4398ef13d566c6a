import { ApiProperty } from '@nestjs/swagger';
import { type BriefSource, briefSources } from '../../briefs/briefs.service.ts';
import { IdeaField } from '../request-fields.ts';
import { SellerBrief } from './brief.dto.ts';

export class SuggestBrief {
  @IdeaField()
  idea!: string;
}

export class SuggestedBrief extends SellerBrief {
  @ApiProperty({
    type: [String],
    description: 'Things that the idea names and Press cannot draw or set, in the words of the idea.',
    example: ['geyser'],
  })
  undrawn!: string[];

  @ApiProperty({
    enum: briefSources,
    enumName: 'BriefSource',
    description: 'Who read the idea: a text model, or our own grammar where the model has no answer in time.',
  })
  source!: BriefSource;
}
