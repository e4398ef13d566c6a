import { ApiProperty } from '@nestjs/swagger';
import { generationStates, publishStates } from '../../generations/model/status/states.ts';
import { type EventType, testEvent } from '../model/event-types.ts';

const exampleId = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';

class Links {
  @ApiProperty({ description: 'The operation of this API that has the whole truth.' })
  url!: string;

  @ApiProperty({ description: 'The screen for a person.' })
  page!: string;
}

class DesignLinks extends Links {
  @ApiProperty({ format: 'uuid', description: 'The design.', example: exampleId })
  generationId!: string;

  @ApiProperty({ description: 'Title of its listing; before there is one, its idea.', example: 'Fox in the Rain' })
  title!: string;
}

export class DesignEventData extends DesignLinks {
  @ApiProperty({ enum: generationStates, enumName: 'GenerationState', description: 'What the design is in.' })
  status!: string;

  @ApiProperty({ enum: publishStates, enumName: 'PublishState', description: 'How far it is on its way to the shop.' })
  publishStatus!: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'The batch that it was made for.' })
  batchId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'Its product at Printify; null where there is none.' })
  productId!: string | null;
}

export class DesignFailedData extends DesignEventData {
  @ApiProperty({ type: String, nullable: true, description: 'Why it failed; `canceled` and `discarded` among them.' })
  code!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The same for a person.' })
  message!: string | null;
}

export class DesignPublishedData extends DesignEventData {
  @ApiProperty({ type: String, nullable: true, description: 'Id of the listing in the shop.' })
  externalId!: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'The listing in the shop, where the shop says so.' })
  listingUrl!: string | null;
}

export class DesignNeedsReviewData extends DesignEventData {
  @ApiProperty({ description: 'Why a person must decide.', example: 'background_uncertain' })
  reason!: string;

  @ApiProperty({ type: [String], description: 'The same for a person.' })
  sentences!: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Undecided until then, it is discarded.',
  })
  decideBy!: string | null;
}

export class BatchFinishedData extends Links {
  @ApiProperty({ format: 'uuid', description: 'The batch.', example: exampleId })
  batchId!: string;

  @ApiProperty({ description: 'Its name.', example: 'Otters' })
  name!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'integer' },
    description: 'How many rows are in each state.',
    example: { made: 18, failed: 2 },
  })
  rows!: Record<string, number>;
}

export class ProductDeletedData extends DesignLinks {
  @ApiProperty({ description: 'The id that the product had at Printify.' })
  productId!: string;

  @ApiProperty({ type: 'integer', nullable: true, description: 'The shop that it was in.' })
  shopId!: number | null;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Which further product it was; null: the first one.',
  })
  designProductId!: string | null;
}

export class CreditsLowData extends Links {
  @ApiProperty({ type: 'integer', description: 'Credits that are left.', example: 5 })
  balance!: number;
}

export class CreditsAddedData extends Links {
  @ApiProperty({ type: 'integer', description: 'Credits that were added.', example: 25 })
  credits!: number;

  @ApiProperty({ enum: ['signup', 'grant', 'subscription', 'addon'], description: 'What they came with.' })
  source!: string;

  @ApiProperty({ type: 'integer', description: 'Credits that there are now.', example: 30 })
  balance!: number;

  @ApiProperty({ format: 'date-time', description: 'When the added ones expire.' })
  expiresAt!: string;
}

export class ConnectionExpiringData extends Links {
  @ApiProperty({ enum: ['printify', 'printful'], description: 'Whose connection it is.' })
  provider!: string;

  @ApiProperty({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'Which one of your further accounts, from `listConnections`; null: the first.',
  })
  connectionId!: string | null;

  @ApiProperty({ format: 'date-time', description: 'When its token ends.' })
  expiresAt!: string;
}

export class TestEventData {
  @ApiProperty({ description: 'A sentence for whoever reads it.' })
  message!: string;
}

/** The class of a payload with this `type` and this `data`. */
function payload(name: string, types: string[], data: new () => object): new () => object {
  class Payload {}
  Object.defineProperty(Payload, 'name', { value: name });
  const describe = (key: string, options: object) => ApiProperty(options)(Payload.prototype, key);
  describe('type', { enum: types, description: 'What happened.' });
  describe('timestamp', { type: String, format: 'date-time', description: 'When it happened.' });
  describe('data', { type: data, description: 'The facts.' });
  return Payload;
}

/** By type: the body that is sent to a receiver. */
export const payloads: Record<EventType | typeof testEvent, new () => object> = {
  'design.finished': payload('DesignFinishedEvent', ['design.finished'], DesignEventData),
  'design.failed': payload('DesignFailedEvent', ['design.failed'], DesignFailedData),
  'design.published': payload('DesignPublishedEvent', ['design.published'], DesignPublishedData),
  'design.needs_review': payload('DesignNeedsReviewEvent', ['design.needs_review'], DesignNeedsReviewData),
  'batch.finished': payload('BatchFinishedEvent', ['batch.finished'], BatchFinishedData),
  'product.deleted': payload('ProductDeletedEvent', ['product.deleted'], ProductDeletedData),
  'credits.low': payload('CreditsLowEvent', ['credits.low'], CreditsLowData),
  'credits.added': payload('CreditsAddedEvent', ['credits.added'], CreditsAddedData),
  'connection.expiring': payload('ConnectionExpiringEvent', ['connection.expiring'], ConnectionExpiringData),
  [testEvent]: payload('TestEvent', [testEvent], TestEventData),
};
