import { ApiProperty } from '@nestjs/swagger';

/** What the wire protocol takes and answers, for the contract alone. */
export class EnrollFactor {
  @ApiProperty({ enum: ['totp', 'webauthn'], example: 'totp', description: 'An authenticator app, or a passkey.' })
  factor_type!: string;

  @ApiProperty({ maxLength: 100, required: false, example: 'Phone', description: 'What its owner calls it.' })
  friendly_name?: string;

  @ApiProperty({ maxLength: 100, required: false, description: 'Of an app: what it shows; absent, `Inkloom`.' })
  issuer?: string;
}

export class EnrolledKey {
  @ApiProperty({ example: '<svg …>', description: 'The URI as a QR code: an SVG.' })
  qr_code!: string;

  @ApiProperty({ example: 'JBSWY3DPEHPK3PXP', description: 'The secret in base32, for who types it.' })
  secret!: string;

  @ApiProperty({ example: 'otpauth://totp/Inkloom:ada%40example.com?secret=…', description: 'What apps read.' })
  uri!: string;
}

export class EnrolledFactorView {
  @ApiProperty({ format: 'uuid', description: 'For its challenges.' })
  id!: string;

  @ApiProperty({ enum: ['totp', 'webauthn'], description: 'What was asked for.' })
  type!: 'totp' | 'webauthn';

  @ApiProperty({ example: 'Phone', description: 'What its owner calls it.' })
  friendly_name!: string;

  @ApiProperty({ type: EnrolledKey, required: false, description: 'Of an app: its secret. It is shown this once.' })
  totp?: EnrolledKey;
}

class CredentialOptions {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Options of WebAuthn as JSON, for `navigator.credentials`.',
  })
  publicKey!: object;
}

class PasskeyCeremonyView {
  @ApiProperty({ enum: ['create', 'request'], description: '`create` while the factor is not verified.' })
  type!: 'create' | 'request';

  @ApiProperty({ type: CredentialOptions, description: 'What the browser is asked.' })
  credential_options!: CredentialOptions;
}

class PasskeySite {
  @ApiProperty({ required: false, description: 'Refused where it is not the host of this server.' })
  rpId?: string;

  @ApiProperty({ type: [String], required: false, description: 'Refused where one is not the origin of this server.' })
  rpOrigins?: string[];
}

export class ChallengeFactor {
  @ApiProperty({ type: PasskeySite, required: false, description: 'Of a passkey: the site that the client is at.' })
  webauthn?: PasskeySite;
}

export class FactorChallengeView {
  @ApiProperty({ format: 'uuid', description: 'For `verifyFactor`.' })
  id!: string;

  @ApiProperty({ enum: ['totp', 'webauthn'], description: 'The type of the factor.' })
  type!: 'totp' | 'webauthn';

  @ApiProperty({ type: 'integer', example: 1795348800, description: 'Until when, in Unix seconds.' })
  expires_at!: number;

  @ApiProperty({ type: PasskeyCeremonyView, required: false, description: 'Of a passkey: what the browser is asked.' })
  webauthn?: PasskeyCeremonyView;
}

class PasskeyAnswerView extends PasskeySite {
  @ApiProperty({ enum: ['create', 'request'], example: 'request', description: 'As the challenge says.' })
  type!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { id: '…', rawId: '…', type: 'public-key', response: {} },
    description: 'The answer of the browser, as its `toJSON` writes it.',
  })
  credential_response!: object;
}

export class VerifyFactor {
  @ApiProperty({ format: 'uuid', example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', description: 'The challenge.' })
  challenge_id!: string;

  @ApiProperty({
    example: '287082',
    required: false,
    description: 'What the authenticator app shows. Each code is good for one use.',
  })
  code?: string;

  @ApiProperty({ type: PasskeyAnswerView, required: false, description: 'Of a passkey, in place of the code.' })
  webauthn?: PasskeyAnswerView;
}

export class RemovedFactor {
  @ApiProperty({ format: 'uuid', description: 'The factor that is gone.' })
  id!: string;
}

export class CreateRecoveryCodes {
  @ApiProperty({
    maxLength: 100,
    required: false,
    example: 'Recovery codes',
    description: 'Absent, `Recovery codes`.',
  })
  friendly_name?: string;
}

export class RecoveryCodeSet {
  @ApiProperty({ format: 'uuid', description: 'The factor that the codes are.' })
  id!: string;

  @ApiProperty({ enum: ['recovery_code'], description: 'Always `recovery_code`.' })
  type!: 'recovery_code';

  @ApiProperty({ example: 'Recovery codes', description: 'What its owner calls it.' })
  friendly_name!: string;

  @ApiProperty({ type: 'integer', example: 10, description: 'How many codes there are.' })
  total!: number;

  @ApiProperty({ type: [String], example: ['k4m9x7qp2bz8ht3z'], description: 'The codes. They are shown this once.' })
  codes!: string[];
}

export class RecoveryCodesStatus {
  @ApiProperty({ format: 'uuid', description: 'The factor that the codes are.' })
  id!: string;

  @ApiProperty({ enum: ['recovery_code'], description: 'Always `recovery_code`.' })
  type!: 'recovery_code';

  @ApiProperty({ type: 'integer', example: 10, description: 'How many codes there were.' })
  total!: number;

  @ApiProperty({ type: 'integer', example: 7, description: 'How many are not used.' })
  remaining!: number;
}

export class VerifyRecoveryCode {
  @ApiProperty({
    example: 'k4m9-x7qp-2bz8-ht3z',
    description: 'One of the codes. Case, spaces and hyphens do not count.',
  })
  code!: string;
}
