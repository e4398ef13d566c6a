import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProperty, ApiTags } from '@nestjs/swagger';
import { AppConfig } from '../config/config.ts';
import { type GuideVideoKind, guideVideoKinds } from '../config/guide-video.ts';
import { Public } from '../http/decorators.ts';

export class ClientAuth {
  @ApiProperty({ description: "Base URL of the accounts' wire protocol.", example: 'https://inkloom.example/auth/v1' })
  url!: string;

  @ApiProperty({
    description: 'Public key of a hosted project; null where the accounts are our own.',
    type: String,
    nullable: true,
  })
  anonKey!: string | null;

  @ApiProperty({ description: 'True where administrators need two-step sign-in.' })
  adminSecondFactor!: boolean;

  @ApiProperty({ description: 'Between two emails of a kind to one address.', type: 'integer', example: 60 })
  mailIntervalSeconds!: number;
}

export class ClientGuideVideo {
  @ApiProperty({
    description: 'A file plays in a video element, an embedded page in a frame.',
    enum: guideVideoKinds,
    enumName: 'GuideVideoKind',
  })
  kind!: GuideVideoKind;

  @ApiProperty({ description: 'Where it is.', example: 'https://media.inkloom.example/connect-printify.mp4' })
  url!: string;
}

export class ClientConfig {
  @ApiProperty({
    description: 'The fixed public origin, which the links in mails lead to.',
    example: 'https://inkloom.example',
  })
  publicUrl!: string;

  @ApiProperty({ description: 'True where providers are stood in for: nothing is printed and nothing is paid.' })
  sandbox!: boolean;

  @ApiProperty({
    description: 'Where the sandbox shows the mails it took.',
    type: String,
    nullable: true,
    example: 'http://localhost:3001/mail',
  })
  mailboxUrl!: string | null;

  @ApiProperty({ example: 'support@inkloom.example', description: 'Email address of support.' })
  supportEmail!: string;

  @ApiProperty({
    description: 'The video of the guide to Printify; null where there is none.',
    type: ClientGuideVideo,
    nullable: true,
  })
  guideVideo!: ClientGuideVideo | null;

  @ApiProperty({ description: 'The server that has the accounts.' })
  auth!: ClientAuth;
}

@ApiTags('Users')
@Controller('api/config')
export class ClientConfigController {
  constructor(private readonly config: AppConfig) {}

  @Public()
  @Get()
  @ApiOperation({
    operationId: 'getClientConfig',
    summary: 'What the front end must know before anybody signs in',
    security: [],
    description:
      'Where accounts are signed in to, where support is, and whether providers are stood in for. Needs no token.',
  })
  @ApiOkResponse({ type: ClientConfig, description: 'The settings of this product.' })
  getClientConfig(): ClientConfig {
    return toClientConfig(this.config);
  }
}

/** Also in every page, so that the front end begins without asking. */
export function toClientConfig({ sandbox, mail, auth, publicUrl, values }: AppConfig): ClientConfig {
  return {
    publicUrl,
    sandbox: sandbox !== null,
    mailboxUrl: sandbox && `${sandbox.publicUrl}/mail`,
    supportEmail: mail.support,
    guideVideo: values.guideVideo,
    auth: {
      url: auth.jwksUrl ? auth.issuer : `${publicUrl}/auth/v1`,
      anonKey: auth.anonKey,
      adminSecondFactor: values.adminSecondFactor,
      mailIntervalSeconds: auth.mailIntervalSeconds,
    },
  };
}
