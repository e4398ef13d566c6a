import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn } from 'class-validator';
import { CanBeLeftOut } from '../../platform/http/can-be-left-out.ts';
import { Text } from '../../platform/http/text.ts';
import { type EventType, eventTypes } from '../model/event-types.ts';
import { longestUrl } from '../model/webhook-url.ts';

const exampleUrl = 'https://example.com/webhooks/inkloom';
const noEvents = 'Choose at least one event.';

const IsUrlText = () =>
  Text({
    min: 1,
    max: longestUrl,
    tooShort: 'Enter a full URL that begins with https://.',
    tooLong: `Use at most ${longestUrl} characters for the URL.`,
  });

const AreEvents = () =>
  applyDecorators(
    IsIn(eventTypes, { each: true, message: `events must be some of ${eventTypes.join(', ')}.` }),
    ArrayUnique({ message: 'Choose each event once.' }),
    ArrayNotEmpty({ message: noEvents }),
    IsArray({ message: noEvents }),
  );

const describedUrl = {
  description:
    'Where events are posted to: https, on port 443 or from 1024 up, at an address that anybody can reach. Redirects are not followed.',
  example: exampleUrl,
  minLength: 1,
  maxLength: longestUrl,
};

const describedEvents = {
  description: 'What it is sent.',
  isArray: true,
  enum: [...eventTypes],
  enumName: 'WebhookEventType',
  minItems: 1,
  example: ['design.finished', 'design.failed'],
};

export class CreateWebhook {
  @ApiProperty(describedUrl)
  @IsUrlText()
  url!: string;

  @ApiProperty(describedEvents)
  @AreEvents()
  events!: EventType[];
}

export class ChangeWebhook {
  @ApiProperty({ ...describedUrl, required: false })
  @IsUrlText()
  @CanBeLeftOut()
  url?: string;

  @ApiProperty({ ...describedEvents, required: false })
  @AreEvents()
  @CanBeLeftOut()
  events?: EventType[];

  @ApiProperty({
    type: Boolean,
    description:
      'False: nothing is sent, and what waits is given up. True: events from now on are sent, also after it was switched off by us.',
    required: false,
  })
  @IsBoolean({ message: 'enabled must be true or false.' })
  @CanBeLeftOut()
  enabled?: boolean;
}

export class NewWebhook {
  @ApiProperty({ format: 'uuid', description: 'The webhook.' })
  id!: string;

  @ApiProperty({
    description: 'What signatures are made with, by Standard Webhooks. It is shown this once.',
    example: 'whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD',
  })
  secret!: string;
}

export class RotatedWebhook extends NewWebhook {
  @ApiProperty({ format: 'date-time', description: 'Until then the secret before signs each request too.' })
  previousValidUntil!: string;
}

export const offReasons = ['seller', 'gone', 'failing'] as const;

export class WebhookView {
  @ApiProperty({ format: 'uuid', description: 'The webhook.' })
  id!: string;

  @ApiProperty({ description: 'Where events are posted to.', example: exampleUrl })
  url!: string;

  @ApiProperty({ ...describedEvents, type: String })
  events!: EventType[];

  @ApiProperty({ description: 'Whether events are sent to it.' })
  enabled!: boolean;

  @ApiProperty({
    type: String,
    enum: [...offReasons],
    enumName: 'WebhookOffReason',
    nullable: true,
    description:
      'Why it is off. `seller`: you switched it off; `gone`: its receiver answered 410; `failing`: nothing was accepted for about three days. Null while it is on.',
  })
  offReason!: (typeof offReasons)[number] | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'When it was switched off.' })
  offAt!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Since then nothing was accepted; null while it works.',
  })
  failingSince!: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'After a rotation: until then two secrets sign. Else null.',
  })
  previousValidUntil!: string | null;

  @ApiProperty({ format: 'date-time', description: 'When it was made.' })
  createdAt!: string;
}
