import { ApiProperty } from '@nestjs/swagger';

const challengeExample = '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b';
const credential = {
  type: 'object',
  additionalProperties: true,
  example: { id: '…', rawId: '…', type: 'public-key', response: {} },
  description: 'The answer of the browser, as its `toJSON` writes it.',
} as const;

/** What the wire protocol takes and answers, for the contract alone. */
export class PasskeyOptions {
  @ApiProperty({ format: 'uuid', description: 'For the call that brings the answer of the browser.' })
  challenge_id!: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Options of WebAuthn as JSON, for `navigator.credentials`.',
  })
  options!: object;

  @ApiProperty({ type: 'integer', example: 1795348800, description: 'Until when, in Unix seconds.' })
  expires_at!: number;
}

export class VerifyPasskey {
  @ApiProperty({ format: 'uuid', example: challengeExample, description: 'Of the options. Good for one answer.' })
  challenge_id!: string;

  @ApiProperty(credential)
  credential!: object;
}

export class PasskeyView {
  @ApiProperty({ format: 'uuid', description: 'Names the passkey, and the factor that it is.' })
  id!: string;

  @ApiProperty({ example: 'Phone', description: 'What its owner calls it.' })
  friendly_name!: string;

  @ApiProperty({ format: 'date-time', description: 'When it was added.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When it was last used.' })
  last_used_at?: string;
}

export class RenamePasskey {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Work laptop', description: 'What its owner calls it.' })
  friendly_name!: string;
}
