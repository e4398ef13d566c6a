import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';
import { QueryList } from '../../platform/http/query-list.ts';
import { eventTypes, testEvent } from '../model/event-types.ts';
import { payloads } from './event.dto.ts';

export const deliveryStates = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

export class DeliveryQuery extends PageQuery {
  @QueryList({
    name: 'state',
    values: deliveryStates,
    enumName: 'WebhookDeliveryState',
    description: 'Only deliveries in these states.',
  })
  state?: DeliveryState[];
}

export class AttemptView {
  @ApiProperty({ format: 'date-time', description: 'When it ended.' })
  at!: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'What the receiver answered; null: nothing.',
    example: 200,
  })
  status!: number | null;

  @ApiProperty({ type: 'integer', description: 'Milliseconds that it took.', example: 84 })
  ms!: number;

  @ApiProperty({ type: String, nullable: true, description: 'Why it does not count; null after a success.' })
  error!: string | null;
}

@ApiExtraModels(...Object.values(payloads))
export class DeliveryView {
  @ApiProperty({ format: 'uuid', description: 'The delivery.' })
  id!: string;

  @ApiProperty({ format: 'uuid', description: 'The event: the `webhook-id` of every try.' })
  eventId!: string;

  @ApiProperty({
    enum: [...eventTypes, testEvent],
    enumName: 'SentEventType',
    description: 'What happened.',
    example: 'design.finished',
  })
  type!: string;

  @ApiProperty({
    enum: [...deliveryStates],
    enumName: 'WebhookDeliveryState',
    description: '`waiting`: for its first try, or for the next one. `failed`: it is given up.',
  })
  state!: DeliveryState;

  @ApiProperty({ format: 'date-time', description: 'When it happened.' })
  happenedAt!: string;

  @ApiProperty({ type: 'integer', description: 'Tries since it happened, or since it was sent again.', example: 1 })
  tries!: number;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it is tried next, at the earliest.',
  })
  nextAt!: string | null;

  @ApiProperty({
    description: 'The body that is sent.',
    oneOf: Object.values(payloads).map((one) => ({ $ref: getSchemaPath(one) })),
  })
  body!: object;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'What the receiver answered last: at most 1024 characters of the body.',
  })
  answer!: string | null;

  @ApiProperty({ type: [AttemptView], description: 'The newest 20 tries, oldest first.' })
  attempts!: AttemptView[];
}

export class DeliveryList extends PageInfo {
  @ApiProperty({ type: [DeliveryView], description: 'Deliveries, newest first.' })
  deliveries!: DeliveryView[];
}

export class DeliveryAccepted {
  @ApiProperty({ format: 'uuid', description: 'The delivery, whose outcome `listWebhookDeliveries` shows.' })
  id!: string;
}
