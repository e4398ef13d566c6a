import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayUnique, IsArray, IsBoolean, IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { type Scope, scopes } from '../../platform/http/scopes.ts';
import { type AddressKind, addressKinds } from '../model/client-names.ts';

const mostCreditsPerDay = 100_000;

export class AuthorizationApp {
  @ApiProperty({ example: 'Claude', description: 'As the app calls itself. Nobody has checked it.' })
  name!: string;

  @ApiProperty({
    enum: addressKinds,
    enumName: 'AppAddressKind',
    example: 'website',
    description: 'Where the answer goes: a website, a program on this computer, or an app that opens links of a kind.',
  })
  address_kind!: AddressKind;

  @ApiProperty({ example: 'claude.ai', description: 'The host of that website, or the kind of link.' })
  address!: string;

  @ApiProperty({
    type: String,
    nullable: true,
    example: 'claude.ai',
    description:
      'The website that describes the app, by a client-id metadata document; null: the app registered itself.',
  })
  document_host!: string | null;
}

export class AuthorizationScope {
  @ApiProperty({ enum: scopes, enumName: 'Scope', example: 'read', description: 'What the app asks for.' })
  scope!: Scope;

  @ApiProperty({ example: true, description: 'True where the app can do nothing without it.' })
  required!: boolean;
}

export class AuthorizationRequest {
  @ApiProperty({ type: AuthorizationApp, description: 'Who asks.' })
  app!: AuthorizationApp;

  @ApiProperty({ type: [AuthorizationScope], description: 'What for.' })
  scopes!: AuthorizationScope[];

  @ApiProperty({ description: 'True where you have to sign in again before you can allow it.' })
  needs_sign_in!: boolean;

  @ApiProperty({ format: 'date-time', description: 'Until then it can be answered.' })
  ends_at!: string;
}

export class DecideAuthorization {
  @ApiProperty({ example: true, description: 'False refuses all of it.' })
  @IsBoolean({ message: 'allow must be true or false.' })
  allow!: boolean;

  @ApiProperty({
    enum: scopes,
    enumName: 'Scope',
    isArray: true,
    maxItems: scopes.length,
    example: ['read', 'design'],
    description: 'Which of the scopes that the app asks for, with those that it requires. Empty in a refusal.',
  })
  @IsArray({ message: 'scopes must be a list.' })
  @ArrayUnique({ message: 'scopes must differ.' })
  @ArrayMaxSize(scopes.length)
  @IsIn(scopes, { each: true, message: `scopes must be of ${scopes.join(', ')}.` })
  scopes!: Scope[];

  @ApiProperty({
    type: 'integer',
    minimum: 1,
    maximum: mostCreditsPerDay,
    nullable: true,
    required: false,
    example: 20,
    description: 'What the app may spend in a day (UTC); absent or null: as much as you have.',
  })
  @IsInt({ message: 'credits_per_day must be a whole number.' })
  @Min(1, { message: 'credits_per_day must be at least 1.' })
  @Max(mostCreditsPerDay, { message: `credits_per_day must be at most ${mostCreditsPerDay}.` })
  @IsOptional()
  credits_per_day?: number | null;
}

export class AuthorizationDecision {
  @ApiProperty({
    example: 'https://inkloom.example/oauth/authorize/3f0e6b6a',
    description: 'Where the browser goes on: from there it is sent back to the app.',
  })
  redirect_to!: string;
}
