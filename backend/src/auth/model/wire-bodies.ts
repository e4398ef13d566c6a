import { z } from 'zod';

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

export const userBody = z.object({
  email: text,
  phone: text,
  password: text,
  current_password: text,
  data: metadata,
  app_metadata: z.record(z.string(), z.unknown()).nullish(),
  ...pkce,
});
export type UserBody = z.infer<typeof userBody>;
