/** Every refusal of the auth wire protocol: its HTTP status and GoTrue's own message, which clients show. */
const catalog = {
  bad_json: [400, 'Could not parse request body as JSON'],
  validation_failed: [400, 'Invalid parameters'],
  request_entity_too_large: [413, 'Request body too large'],
  invalid_credentials: [400, 'Invalid login credentials'],
  email_not_confirmed: [400, 'Email not confirmed'],
  user_banned: [400, 'User is banned'],
  phone_provider_disabled: [400, 'Phone signups are disabled'],
  refresh_token_not_found: [400, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [400, 'Invalid Refresh Token: Already Used'],
  bad_code_verifier: [400, 'code challenge does not match previously saved code verifier'],
  current_password_invalid: [400, 'Current password is incorrect'],
  no_authorization: [401, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [403, 'invalid JWT: unable to parse or verify signature'],
  not_admin: [403, 'User not allowed'],
  user_not_found: [403, 'User from sub claim in JWT does not exist'],
  session_not_found: [403, 'Session from session_id claim in JWT does not exist'],
  otp_expired: [403, 'Token has expired or is invalid'],
  not_found: [404, 'Not found'],
  flow_state_not_found: [404, 'invalid flow state, no valid flow state found'],
  method_not_allowed: [405, 'Method not allowed'],
  weak_password: [422, 'Password should be at least 6 characters.'],
  user_already_exists: [422, 'User already registered'],
  email_exists: [422, 'A user with this email address has already been registered'],
  same_password: [422, 'New password should be different from the old password.'],
  anonymous_provider_disabled: [422, 'Anonymous sign-ins are disabled'],
  otp_disabled: [422, 'Signups not allowed for otp'],
  flow_state_expired: [422, 'invalid flow state, flow state has expired'],
  over_request_rate_limit: [429, 'Request rate limit reached'],
  over_email_send_rate_limit: [429, 'email rate limit exceeded'],
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
