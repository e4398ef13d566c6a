import { z } from 'zod';

/** Far above what authenticators send. */
const encoded = z.string().max(16_384);
const transports = z.array(z.string().max(32)).max(8).nullish();

const credential = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
};

/** As `toJSON` of the browser writes it; what is not needed is dropped. */
const createdCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      attestationObject: encoded,
      transports: transports.transform((list) => list ?? []),
    }),
  })
  .transform((sent) => ({ ...sent, clientExtensionResults: {} }));
export type CreatedCredential = z.infer<typeof createdCredential>;

const usedCredential = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: encoded,
      authenticatorData: encoded,
      signature: encoded,
      userHandle: encoded.nullish().transform((handle) => handle ?? undefined),
    }),
  })
  .transform((sent) => ({ ...sent, clientExtensionResults: {} }));
export type UsedCredential = z.infer<typeof usedCredential>;

const site = {
  rpId: z
    .string()
    .nullish()
    .transform((id) => id ?? ''),
  rpOrigins: z
    .array(z.string())
    .nullish()
    .transform((origins) => origins ?? []),
};
const siteBody = z.object(site);
export type SiteBody = z.infer<typeof siteBody>;

/** Of a factor that is an app nothing is sent. */
export const challengeFactorBody = z.preprocess((body) => body ?? {}, z.object({ webauthn: siteBody.nullish() }));
export type ChallengeFactorBody = z.infer<typeof challengeFactorBody>;

export const passkeyAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('create'), ...site, credential_response: createdCredential }),
  z.object({ type: z.literal('request'), ...site, credential_response: usedCredential }),
]);
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

const challengeId = z.string();

export const registerPasskeyBody = z.object({ challenge_id: challengeId, credential: createdCredential });
export type RegisterPasskeyBody = z.infer<typeof registerPasskeyBody>;

export const passkeySignInBody = z.object({ challenge_id: challengeId, credential: usedCredential });
export type PasskeySignInBody = z.infer<typeof passkeySignInBody>;

export const renamePasskeyBody = z.object({ friendly_name: z.string() });
export type RenamePasskeyBody = z.infer<typeof renamePasskeyBody>;
