/** Every refusal of the auth wire protocol: its HTTP status and GoTrue's own message, which clients show. */
const catalog = {
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'Invalid parameters'],
  request_entity_too_large: [413, 'Request body too large'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [400, 'User is banned'],
  webauthn_challenge_not_found: [400, 'Challenge not found or already used'],
  webauthn_challenge_expired: [400, 'Challenge has expired'],
  webauthn_verification_failed: [400, 'Credential verification failed'],
  phone_provider_disabled: [400, 'Phone signups are disabled'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  session_expired: [400, 'Invalid Refresh Token: Session Expired'],
  current_password_invalid: [400, 'Current password is incorrect'],
  reauthentication_needed: [400, 'Send the current password, or sign in again.'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  not_admin: [403, 'User not allowed'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  link_replaced: [403, 'A newer link has taken the place of this one'],
  otp_expired: [403, 'Token has expired or is invalid'],
  insufficient_aal: [403, 'AAL2 required: verify a second factor first'],
  not_found: [404, 'Not found'],
  mfa_factor_not_found: [404, 'Factor not found'],
  webauthn_credential_not_found: [404, 'Passkey not found'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  method_not_allowed: [405, 'Method not allowed'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  same_password: [422, 'New password should be different from the old password.'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  too_many_enrolled_mfa_factors: [422, 'Maximum number of factors reached, unenroll to continue'],
  mfa_factor_name_conflict: [422, 'A factor with this friendly name for this user already exists'],
  mfa_challenge_expired: [
    422,
    'MFA challenge has expired, verify against another challenge or create a new challenge.',
  ],
  mfa_verification_failed: [422, 'Invalid code entered'],
  mfa_verified_factor_exists: [422, 'Recovery codes already exist, regenerate them to get new ones'],
  mfa_recovery_codes_sole_factor: [422, 'Recovery codes cannot be the only verified factor'],
  mfa_phone_enroll_not_enabled: [422, 'MFA enroll is disabled for Phone'],
  too_many_passkeys: [422, 'Maximum number of passkeys reached'],
  webauthn_credential_exists: [422, 'This credential is already registered'],
  reauthentication_not_valid: [422, 'Nonce has expired or is invalid'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  mfa_recovery_codes_locked: [429, 'Too many wrong recovery codes, try again later'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
  database_unavailable: [503, 'We can’t reach our database right now. Please try again in a few seconds.'],
  unexpected_failure: [500, 'Unexpected failure, please check server logs'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type AuthErrorCode = keyof typeof catalog;
export const authErrorCodes = Object.keys(catalog) as AuthErrorCode[];

/** A refusal in the auth wire protocol. `extra` is copied onto the body (`weak_password`). */
export class AuthError extends Error {
  /** HTTP. */
  status: number;

  constructor(
    readonly code: AuthErrorCode,
    message?: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    const [status, defaultMessage] = catalog[code];
    super(message ?? defaultMessage);
    this.status = status;
  }

  /** The same refusal for a client that already has a token or a link: the protocol then says 403. */
  asForbidden(): this {
    this.status = 403;
    return this;
  }
}
