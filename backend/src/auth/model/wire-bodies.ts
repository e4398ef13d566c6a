import { z } from 'zod';
import { passkeyAnswer } from './passkey-bodies.ts';

/** As in Go, which the protocol comes from, null and absent are the empty text; another type is a broken body. */
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

const metadata = z.record(z.string(), z.unknown()).nullish();
const pkce = { code_challenge: text, code_challenge_method: text };

export const signUpBody = z.object({ email: text, phone: text, password: text, data: metadata, ...pkce });
export type SignUpBody = z.infer<typeof signUpBody>;

export const tokenBody = z.object({
  email: text,
  password: text,
  refresh_token: text,
  auth_code: text,
  code_verifier: text,
});
export type TokenBody = z.infer<typeof tokenBody>;

export const recoverBody = z.object({ email: text, ...pkce });
export type RecoverBody = z.infer<typeof recoverBody>;

export const resendBody = z.object({ type: text, email: text, ...pkce });
export type ResendBody = z.infer<typeof resendBody>;

export const verifyBody = z.object({ type: text, token_hash: text, token: text, email: text });
export type VerifyBody = z.infer<typeof verifyBody>;

/** No account is made, so what GoTrue stores of one is dropped. */
export const otpBody = z.object({ email: text, phone: text });
export type OtpBody = z.infer<typeof otpBody>;

export const enrollBody = z.object({ factor_type: text, friendly_name: text, issuer: text });
export type EnrollBody = z.infer<typeof enrollBody>;

export const verifyFactorBody = z.object({ challenge_id: text, code: text, webauthn: passkeyAnswer.nullish() });
export type VerifyFactorBody = z.infer<typeof verifyFactorBody>;

export const recoveryCodeBody = z.object({ code: text });
export type RecoveryCodeBody = z.infer<typeof recoveryCodeBody>;

/** Clients send none where no name was given. */
export const recoverySetBody = z.preprocess((body) => body ?? {}, z.object({ friendly_name: text }));
export type RecoverySetBody = z.infer<typeof recoverySetBody>;

export const linkBody = z.object({ token: text, type: text, redirect_to: text });
export type LinkBody = z.infer<typeof linkBody>;

export const firstPasswordBody = z.object({ auth_code: text, email: text, password: text });
export type FirstPasswordBody = z.infer<typeof firstPasswordBody>;

export const notMeBody = z.object({ token: text });
export type NotMeBody = z.infer<typeof notMeBody>;

export const userBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  nonce: text,
  data: metadata,
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ...pkce,
});
export type UserBody = z.infer<typeof userBody>;
