import { HttpStatus } from '@nestjs/common';

/** Every refusal of the auth wire protocol: its HTTP status and the words GoTrue uses, which clients show. */
const catalogue = {
  bad_json: [HttpStatus.BAD_REQUEST, 'Could not parse request body as JSON'],
  validation_failed: [HttpStatus.BAD_REQUEST, 'Invalid parameters'],
  request_entity_too_large: [HttpStatus.PAYLOAD_TOO_LARGE, 'Request body too large'],
  invalid_credentials: [HttpStatus.BAD_REQUEST, 'Invalid login credentials'],
  email_not_confirmed: [HttpStatus.BAD_REQUEST, 'Email not confirmed'],
  user_banned: [HttpStatus.BAD_REQUEST, 'User is banned'],
  phone_provider_disabled: [HttpStatus.BAD_REQUEST, 'Phone signups are disabled'],
  refresh_token_not_found: [HttpStatus.BAD_REQUEST, 'Invalid Refresh Token: Refresh Token Not Found'],
  refresh_token_already_used: [HttpStatus.BAD_REQUEST, 'Invalid Refresh Token: Already Used'],
  bad_code_verifier: [HttpStatus.BAD_REQUEST, 'code challenge does not match previously saved code verifier'],
  current_password_invalid: [HttpStatus.BAD_REQUEST, 'Current password is incorrect'],
  no_authorization: [HttpStatus.UNAUTHORIZED, 'This endpoint requires a valid Bearer token'],
  bad_jwt: [HttpStatus.FORBIDDEN, 'invalid JWT: unable to parse or verify signature'],
  not_admin: [HttpStatus.FORBIDDEN, 'User not allowed'],
  user_not_found: [HttpStatus.FORBIDDEN, 'User from sub claim in JWT does not exist'],
  session_not_found: [HttpStatus.FORBIDDEN, 'Session from session_id claim in JWT does not exist'],
  otp_expired: [HttpStatus.FORBIDDEN, 'Token has expired or is invalid'],
  not_found: [HttpStatus.NOT_FOUND, 'Not found'],
  flow_state_not_found: [HttpStatus.NOT_FOUND, 'invalid flow state, no valid flow state found'],
  method_not_allowed: [HttpStatus.METHOD_NOT_ALLOWED, 'Method not allowed'],
  weak_password: [HttpStatus.UNPROCESSABLE_ENTITY, 'Password should be at least 6 characters.'],
  user_already_exists: [HttpStatus.UNPROCESSABLE_ENTITY, 'User already registered'],
  email_exists: [HttpStatus.UNPROCESSABLE_ENTITY, 'A user with this email address has already been registered'],
  same_password: [HttpStatus.UNPROCESSABLE_ENTITY, 'New password should be different from the old password.'],
  anonymous_provider_disabled: [HttpStatus.UNPROCESSABLE_ENTITY, 'Anonymous sign-ins are disabled'],
  otp_disabled: [HttpStatus.UNPROCESSABLE_ENTITY, 'Signups not allowed for otp'],
  flow_state_expired: [HttpStatus.UNPROCESSABLE_ENTITY, 'invalid flow state, flow state has expired'],
  over_request_rate_limit: [HttpStatus.TOO_MANY_REQUESTS, 'Request rate limit reached'],
  over_email_send_rate_limit: [HttpStatus.TOO_MANY_REQUESTS, 'email rate limit exceeded'],
  unexpected_failure: [HttpStatus.INTERNAL_SERVER_ERROR, 'Unexpected failure, please check server logs'],
} as const satisfies Record<string, readonly [HttpStatus, string]>;

export type AuthErrorCode = keyof typeof catalogue;

/** A refusal in the auth wire protocol. `extra` is copied onto the body (`weak_password`). */
export class AuthError extends Error {
  /** HTTP. */
  status: number;

  constructor(
    readonly code: AuthErrorCode,
    message?: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    const [status, words] = catalogue[code];
    super(message ?? words);
    this.status = status;
  }

  /** The same refusal of somebody who already holds a token or a link: the protocol then says 403. */
  asForbidden(): this {
    this.status = HttpStatus.FORBIDDEN;
    return this;
  }
}
