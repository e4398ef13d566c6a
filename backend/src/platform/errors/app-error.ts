import { HttpStatus } from '@nestjs/common';

const catalogue = {
  validation_failed: [HttpStatus.BAD_REQUEST, 'Something in this request is not valid. Nothing was changed.'],
  bad_json: [HttpStatus.BAD_REQUEST, 'The body is not valid JSON.'],
  bad_url: [HttpStatus.BAD_REQUEST, 'This URL is malformed. Write a literal percent sign as %25.'],
  sign_in_failed: [HttpStatus.BAD_REQUEST, 'Invalid login credentials'],
  webhook_rejected: [HttpStatus.BAD_REQUEST, 'The signature does not match the body.'],
  printify_token_rejected: [
    HttpStatus.BAD_REQUEST,
    'Printify doesn’t accept this token. Generate a new one and paste all of it.',
  ],
  unauthorized: [HttpStatus.UNAUTHORIZED, 'Unauthorized'],
  insufficient_credits: [HttpStatus.PAYMENT_REQUIRED, 'You have no credits left. Choose a plan to keep designing.'],
  payment_refused: [HttpStatus.PAYMENT_REQUIRED, 'Your card wasn’t charged. Nothing was changed. Try another card.'],
  forbidden: [HttpStatus.FORBIDDEN, 'This is for administrators only.'],
  account_suspended: [
    HttpStatus.FORBIDDEN,
    'This account is suspended. Write to support if you think this is a mistake.',
  ],
  second_factor_required: [
    HttpStatus.FORBIDDEN,
    'This needs your second factor. Sign in again and enter the code of your authenticator app.',
  ],
  insufficient_scope: [
    HttpStatus.FORBIDDEN,
    'This program lacks a scope that this needs. Make a key with that scope, or connect the app again and allow it.',
  ],
  session_required: [HttpStatus.FORBIDDEN, 'Programs can’t do this. Sign in to Inkloom in a browser.'],
  recent_sign_in_required: [
    HttpStatus.FORBIDDEN,
    'You signed in a while ago. Sign out and in again, then do this. Nothing was changed.',
  ],
  not_found: [HttpStatus.NOT_FOUND, 'Not found'],
  provider_not_connected: [HttpStatus.CONFLICT, 'Connect your Printify account and choose a shop in Settings first.'],
  connection_in_use: [
    HttpStatus.CONFLICT,
    'Your line-ups put products there. Choose another shop in them first, or delete them.',
  ],
  not_ready: [HttpStatus.CONFLICT, 'This design is still being made. Try again when it’s done.'],
  nothing_to_publish: [HttpStatus.CONFLICT, 'This design has no picture to publish.'],
  not_in_review: [HttpStatus.CONFLICT, 'This design isn’t waiting for your review.'],
  not_cancellable: [
    HttpStatus.CONFLICT,
    'This design can’t be canceled: it isn’t waiting, or its product has already been made.',
  ],
  print_check_failed: [HttpStatus.CONFLICT, 'This design wouldn’t print well, so it can’t be published as it is.'],
  already_published: [HttpStatus.CONFLICT, 'This design is already published.'],
  listing_changed: [
    HttpStatus.CONFLICT,
    'This listing was changed somewhere else after you opened it. Reload it, then make your change.',
  ],
  version_conflict: [
    HttpStatus.CONFLICT,
    'This design was changed somewhere else after you opened it. Open its newest version, then make your change.',
  ],
  not_editable: [HttpStatus.CONFLICT, 'The AI model drew this design, so edit it with the brush instead.'],
  already_subscribed: [HttpStatus.CONFLICT, 'You already have a plan. You can change it in Settings.'],
  no_subscription: [HttpStatus.CONFLICT, 'You don’t have a plan yet. Choose one first.'],
  payment_due: [HttpStatus.CONFLICT, 'Your last payment failed. Pay the open invoice or change your card first.'],
  no_sketches: [
    HttpStatus.CONFLICT,
    'Sketches are switched off, or used up for today. Nothing was charged. Draw the design itself, or come back tomorrow.',
  ],
  job_not_failed: [HttpStatus.CONFLICT, 'This job hasn’t failed, or it is already running again.'],
  batch_state: [HttpStatus.CONFLICT, 'This batch can’t do that now.'],
  nothing_to_start: [HttpStatus.CONFLICT, 'No row of this batch can be drawn. Add rows, or fix those with errors.'],
  slot_taken: [HttpStatus.CONFLICT, 'That time is taken, or that day is full. Choose another one.'],
  too_many_webhooks: [HttpStatus.CONFLICT, 'You have as many webhooks as an account can have. Delete one first.'],
  idempotency_conflict: [
    HttpStatus.CONFLICT,
    'This Idempotency-Key was used for another request. Send a new key with a new request.',
  ],
  idempotency_in_progress: [
    HttpStatus.CONFLICT,
    'The first request with this Idempotency-Key is still running. Send it again in a moment.',
  ],
  not_yourself: [HttpStatus.CONFLICT, 'You can’t suspend your own account.'],
  payload_too_large: [HttpStatus.PAYLOAD_TOO_LARGE, 'This request is too large.'],
  unsupported_media_type: [HttpStatus.UNSUPPORTED_MEDIA_TYPE, 'Send JSON with Content-Type: application/json.'],
  daily_cap_reached: [
    HttpStatus.TOO_MANY_REQUESTS,
    'This program has spent its daily credits. Nothing was charged. It can continue after midnight UTC.',
  ],
  rate_limited: [HttpStatus.TOO_MANY_REQUESTS, 'Too many requests. Please wait a moment.'],
  internal: [
    HttpStatus.INTERNAL_SERVER_ERROR,
    'Something went wrong on our side. Nothing was charged. Please try again.',
  ],
  provider_failed: [
    HttpStatus.BAD_GATEWAY,
    'Printify did not answer as expected. Nothing was changed. Please try again.',
  ],
  model_failed: [HttpStatus.BAD_GATEWAY, 'The AI model didn’t draw this. Nothing was charged. Please try again.'],
  busy: [
    HttpStatus.SERVICE_UNAVAILABLE,
    'We’re very busy right now. Nothing was charged. Please try again in a moment.',
  ],
  database_unavailable: [
    HttpStatus.SERVICE_UNAVAILABLE,
    'We can’t reach our database right now. Nothing was charged. Please try again in a few seconds.',
  ],
  files_unavailable: [
    HttpStatus.SERVICE_UNAVAILABLE,
    'We can’t reach our file storage right now. Please try again in a few seconds.',
  ],
  payments_failed: [
    HttpStatus.BAD_GATEWAY,
    'The payment provider did not answer as expected. Nothing was charged. Please try again.',
  ],
  payments_unavailable: [
    HttpStatus.SERVICE_UNAVAILABLE,
    'We can’t reach our payment provider right now. Nothing was charged. Please try again in a minute.',
  ],
  provider_unavailable: [
    HttpStatus.SERVICE_UNAVAILABLE,
    'We can’t reach Printify right now. Please try again in a minute.',
  ],
} as const satisfies Record<string, readonly [HttpStatus, string]>;

export type ErrorCode = keyof typeof catalogue;
export const errorCodes = Object.keys(catalogue) as ErrorCode[];

export function describeError(code: ErrorCode): { status: number; message: string } {
  const [status, message] = catalogue[code];
  return { status, message };
}

/** `message` is for a person; `extra` is copied onto the body (`requiresSetup`, `fields`, …). */
export class AppError extends Error {
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly extra: Record<string, unknown> = {},
  ) {
    super(message ?? describeError(code).message);
    this.status = describeError(code).status;
  }
}
