import { ApiProperty, PartialType } from '@nestjs/swagger';

/** What the wire protocol takes and answers, for the contract alone: wire-bodies.ts checks and wire-user.ts writes it. */
class Pkce {
  @ApiProperty({ description: 'PKCE: the challenge of a secret that the client stores.', required: false })
  code_challenge?: string;

  @ApiProperty({ description: 'PKCE: how the challenge is made.', enum: ['s256'], required: false })
  code_challenge_method?: string;
}

export class SignUp extends Pkce {
  @ApiProperty({ format: 'email', example: 'ada@example.com', description: 'Address of the new account.' })
  email!: string;

  @ApiProperty({ format: 'password', minLength: 6, example: 'correct horse', description: 'Its password.' })
  password!: string;

  @ApiProperty({
    description: 'Stored as `user_metadata`, such as the name.',
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    example: { name: 'Ada Kern' },
  })
  data?: Record<string, unknown>;
}

class PasswordGrant {
  @ApiProperty({ format: 'email', description: 'For `password`.' })
  email!: string;

  @ApiProperty({ format: 'password', description: 'For `password`.' })
  password!: string;

  @ApiProperty({ description: 'For `refresh_token`: from the answer before. It is good for one use.' })
  refresh_token!: string;

  @ApiProperty({ description: 'For `pkce`: the `code` that a mail link brought to the page it leads to.' })
  auth_code!: string;

  @ApiProperty({ description: 'For `pkce`: the secret of the challenge.' })
  code_verifier!: string;
}

export class TokenRequest extends PartialType(PasswordGrant) {}

export class RecoverPassword extends Pkce {
  @ApiProperty({ format: 'email', example: 'seller@inkloom.example', description: 'Address of the account.' })
  email!: string;
}

export class MailCode {
  @ApiProperty({ format: 'email', example: 'seller@inkloom.example', description: 'Address of the account.' })
  email!: string;
}

export class ResendMail extends RecoverPassword {
  @ApiProperty({ enum: ['signup', 'email_change'], example: 'signup', description: 'Which mail.' })
  type!: string;
}

export class VerifyToken {
  @ApiProperty({
    enum: ['signup', 'recovery', 'email_change', 'magiclink', 'invite', 'email'],
    example: 'recovery',
    description: 'What the mail was for.',
  })
  type!: string;

  @ApiProperty({ example: '3f2b7c…', description: 'The `token` in the link of the mail.', required: false })
  token_hash?: string;

  @ApiProperty({
    description: 'The same, or the code of a mail, with `email` in place of `token_hash`.',
    required: false,
  })
  token?: string;

  @ApiProperty({ format: 'email', description: 'The address that the mail went to.', required: false })
  email?: string;
}

export class LinkToUse {
  @ApiProperty({ example: '3f2b7c', description: 'The token of the link.' })
  token!: string;

  @ApiProperty({ example: 'signup', description: 'The `type` of the link.' })
  type!: string;

  @ApiProperty({ required: false, description: 'The `redirect_to` of the link.' })
  redirect_to?: string;
}

export class NextPage {
  @ApiProperty({ format: 'uri', description: 'The page.' })
  url!: string;
}

export class FirstPassword {
  @ApiProperty({ example: '0198c1de-7a4e-7c61-9f0e-6b6a3f1d2c4b', description: 'The `code` that `useLink` led to.' })
  auth_code!: string;

  @ApiProperty({ format: 'email', example: 'seller@inkloom.example', description: 'The address that was confirmed.' })
  email!: string;

  @ApiProperty({ format: 'password', minLength: 6, example: 'print-workshop', description: 'The new password.' })
  password!: string;
}

export class NotMe {
  @ApiProperty({ example: '3f2b7c…', description: 'The `token` in the link of the mail.' })
  token!: string;
}

export class SecuredAccount {
  @ApiProperty({
    type: String,
    format: 'email',
    nullable: true,
    description:
      'The address that signs in from now on. Null where it belongs to another account by now: then it was not brought back.',
  })
  email!: string | null;
}

export class UpdateUser extends Pkce {
  @ApiProperty({ format: 'email', description: 'A new address; a mail link confirms it.', required: false })
  email?: string;

  @ApiProperty({
    format: 'password',
    minLength: 6,
    description: 'A new password; all other sessions end.',
    required: false,
  })
  password?: string;

  @ApiProperty({
    format: 'password',
    description: 'For a new address or password, unless the sign-in is minutes old.',
    required: false,
  })
  current_password?: string;

  @ApiProperty({ description: 'The code that `reauthenticate` mailed. Checked where it is sent.', required: false })
  nonce?: string;

  @ApiProperty({
    description: 'Merged into `user_metadata`.',
    type: 'object',
    additionalProperties: true,
    selfRequired: false,
    example: { name: 'Ada Kern' },
  })
  data?: Record<string, unknown>;
}

export class AccountIdentity {
  @ApiProperty({ format: 'uuid', description: 'Names the identity.' })
  identity_id!: string;

  @ApiProperty({ format: 'uuid', description: 'The same as `user_id`.' })
  id!: string;

  @ApiProperty({ format: 'uuid', description: 'Whose it is.' })
  user_id!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'Address, and whether it is confirmed.' })
  identity_data!: Record<string, unknown>;

  @ApiProperty({ example: 'email', description: 'Always `email`.' })
  provider!: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When it was last used.' })
  last_sign_in_at?: string;

  @ApiProperty({ format: 'date-time', description: 'When it was made.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When it last changed.' })
  updated_at!: string;

  @ApiProperty({ format: 'email', description: 'Its address.' })
  email!: string;
}

export class AccountFactor {
  @ApiProperty({ format: 'uuid', description: 'Names the factor.' })
  id!: string;

  @ApiProperty({ example: 'Phone', description: 'What its owner calls it.' })
  friendly_name!: string;

  @ApiProperty({
    enum: ['totp', 'webauthn', 'recovery_code'],
    description: 'An app, a passkey, or the recovery codes.',
  })
  factor_type!: string;

  @ApiProperty({ enum: ['unverified', 'verified'], description: 'It counts once it was verified.' })
  status!: string;

  @ApiProperty({ format: 'date-time', description: 'When it was enrolled.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When it last changed.' })
  updated_at!: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When it was last asked for.' })
  last_challenged_at?: string;
}

/** Times that are not set are left out. */
export class Account {
  @ApiProperty({ format: 'uuid', description: 'The id of the user in the whole product.' })
  id!: string;

  @ApiProperty({ example: 'authenticated', description: 'Whom its tokens are for.' })
  aud!: string;

  @ApiProperty({ example: 'authenticated', description: 'Always `authenticated`; empty where nobody may know.' })
  role!: string;

  @ApiProperty({ format: 'email', example: 'seller@inkloom.example', description: 'The confirmed address.' })
  email!: string;

  @ApiProperty({ example: '', description: 'Always empty.' })
  phone!: string;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'How they sign in.' })
  app_metadata!: Record<string, unknown>;

  @ApiProperty({ type: 'object', additionalProperties: true, description: 'What was given at sign-up.' })
  user_metadata!: Record<string, unknown>;

  @ApiProperty({ type: [AccountIdentity], description: 'One; none where nobody may know.' })
  identities!: AccountIdentity[];

  @ApiProperty({ type: [AccountFactor], required: false, description: 'Second factors, where there are any.' })
  factors?: AccountFactor[];

  @ApiProperty({ example: false, description: 'Always false.' })
  is_anonymous!: boolean;

  @ApiProperty({ format: 'date-time', required: false, description: 'When the address was confirmed.' })
  email_confirmed_at?: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'The same as `email_confirmed_at`.' })
  confirmed_at?: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When the mail to confirm was sent.' })
  confirmation_sent_at?: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When the mail for a new password was sent.' })
  recovery_sent_at?: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When somebody last signed in.' })
  last_sign_in_at?: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'Until when the account is suspended.' })
  banned_until?: string;

  @ApiProperty({ format: 'email', required: false, description: 'An address that waits for its confirmation.' })
  new_email?: string;

  @ApiProperty({ format: 'date-time', required: false, description: 'When the mail to confirm it was sent.' })
  email_change_sent_at?: string;

  @ApiProperty({ format: 'date-time', description: 'When the account was made.' })
  created_at!: string;

  @ApiProperty({ format: 'date-time', description: 'When it last changed.' })
  updated_at!: string;
}

export class WeakPassword {
  @ApiProperty({ description: 'A sentence for a person.' })
  message!: string;

  @ApiProperty({ type: [String], example: ['length'], description: 'What the password lacks.' })
  reasons!: string[];
}

export class AccountSession {
  @ApiProperty({ description: 'The bearer of every other operation: a JWT signed with ES256.' })
  access_token!: string;

  @ApiProperty({ enum: ['bearer'], description: 'Always `bearer`.' })
  token_type!: string;

  @ApiProperty({ type: 'integer', example: 3600, description: 'Seconds until the access token expires.' })
  expires_in!: number;

  @ApiProperty({ type: 'integer', example: 1795348800, description: 'When it expires, in Unix seconds.' })
  expires_at!: number;

  @ApiProperty({ description: 'For the next session tokens; good for one use.' })
  refresh_token!: string;

  @ApiProperty({ type: Account, description: 'Who signed in.' })
  user!: Account;

  @ApiProperty({
    type: WeakPassword,
    required: false,
    description: 'Where the password is weaker than the policy of today.',
  })
  weak_password?: WeakPassword;
}

export class AuthServerSettings {
  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'boolean' },
    description: 'Ways to sign in, and whether they are open.',
  })
  external!: Record<string, boolean>;

  @ApiProperty({ example: false, description: 'True where nobody can sign up.' })
  disable_signup!: boolean;

  @ApiProperty({ example: false, description: 'True where addresses need no confirmation.' })
  mailer_autoconfirm!: boolean;

  @ApiProperty({ example: false, description: 'Always false.' })
  phone_autoconfirm!: boolean;

  @ApiProperty({ example: '', description: 'Always empty.' })
  sms_provider!: string;

  @ApiProperty({ example: false, description: 'Always false.' })
  saml_enabled!: boolean;
}

export class AuthServerHealth {
  @ApiProperty({ example: 'inkloom', description: 'The version of the server.' })
  version!: string;

  @ApiProperty({ example: 'GoTrue', description: 'The name that clients look for.' })
  name!: string;

  @ApiProperty({ description: 'What this server is.' })
  description!: string;
}

export class SigningKeySet {
  @ApiProperty({
    type: 'array',
    items: { type: 'object', additionalProperties: true },
    description: 'Public keys as JWK (RFC 7517); a token names its key by `kid`.',
  })
  keys!: object[];
}
