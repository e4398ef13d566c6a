import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { type Adapter, type Client, type Context, errors } from 'oidc-provider';
import { findFault } from '../../platform/http/body-rules.ts';
import { scopes } from '../../platform/http/scopes.ts';
import { fetchPublicDocument, mayBeFetched } from '../documents/public-document.ts';
import { authMethods, faultOfRedirects, responseTypes, simplify } from '../model/client-metadata.ts';
import { findResource } from '../model/resources.ts';
import { consentPolicy } from './consent-policy.ts';
import { renderProblem } from './problem-page.ts';

export const paths = {
  authorization: '/oauth/authorize',
  token: '/oauth/token',
  registration: '/oauth/register',
  revocation: '/oauth/revoke',
} as const;

export const supportedScopes = [...scopes, 'offline_access'];
/** Of an app that names none: it sees designs and makes them, and asks again for more. */
const defaultScopes = 'read design';

/** Far more than any app says of itself. */
const metadataSize = { levels: 4, entries: 100 };

const hourSeconds = 3600;
const daySeconds = 24 * hourSeconds;
const accessTokenSeconds = hourSeconds;
const codeSeconds = 60;
const requestSeconds = hourSeconds / 2;
/** Since the last use: each gives a new one. */
const refreshTokenSeconds = 60 * daySeconds;

export interface Ports {
  origin: string;
  openStore: (model: string) => Adapter;
  /** False for an account that is suspended or gone. */
  mayUse: (userId: string) => Promise<boolean>;
}

export function settingsOf({ origin, openStore, mayUse }: Ports): object {
  return {
    adapter: (model: string) => openStore(model),
    clientAuthMethods: authMethods,
    clientDefaults: { grant_types: ['authorization_code'], response_types: responseTypes, ...signing.defaults },
    clockTolerance: 0,
    cookies,
    enabledJWA: { idTokenSigningAlgValues: ['ES256'] },
    expiresWithSession: () => false,
    extraClientMetadata: { properties: ['software_id'], validator: checkMetadata },
    extraParams: { response_mode: refuseForms, scope: nameScopes },
    features: featuresOf(origin),
    fetch: fetchPublicDocument,
    findAccount: async (_: Context, id: string) =>
      (await mayUse(id)) ? { accountId: id, claims: noClaims } : undefined,
    interactions: { policy: consentPolicy(), url: openConsent },
    issueRefreshToken: (_: Context, client: Client) => client.grantTypeAllowed('refresh_token'),
    jwks: signing.keys,
    pkce: { required: () => true },
    renderError: renderProblem,
    responseTypes,
    revokeGrantPolicy: () => true,
    rotateRefreshToken: true,
    routes: { ...paths, jwks: '/oauth/jwks', end_session: '/oauth/end' },
    scopes: supportedScopes,
    ttl,
  };
}

const ttl = {
  AccessToken: accessTokenSeconds,
  AuthorizationCode: codeSeconds,
  Interaction: requestSeconds,
  RefreshToken: refreshTokenSeconds,
  Session: requestSeconds,
};

/** Random names of rows that end soon: there is nothing that a signature would add. */
const cookies = {
  names: { session: 'inkloom_oauth', interaction: 'inkloom_oauth_request', resume: 'inkloom_oauth_resume' },
  long: { httpOnly: true, sameSite: 'lax', path: paths.authorization },
  short: { httpOnly: true, sameSite: 'lax' },
};

/** The library wants a key, which signs nothing: we issue no JWT. */
const signing = {
  keys: { keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })] },
  defaults: { id_token_signed_response_alg: 'ES256' },
};

const noClaims = async () => ({});

function featuresOf(origin: string): object {
  const off = { enabled: false };
  return {
    devInteractions: off,
    dPoP: off,
    pushedAuthorizationRequests: off,
    rpInitiatedLogout: off,
    userinfo: off,
    clientIdMetadataDocument: {
      enabled: true,
      ack: 'draft-02',
      allowFetch: async (_: Context, id: string) => mayBeFetched(id),
    },
    registration: { enabled: true, idFactory: () => randomUUID(), issueRegistrationAccessToken: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: async (_: Context, __: Client, several?: string[]) => several ?? origin,
      useGrantedResource: async () => true,
      getResourceServerInfo: async (_: Context, identifier: string) => describeResource(origin, identifier),
    },
    revocation: {
      enabled: true,
      allowedPolicy: async (_: Context, client: Client, token: Client) => client.clientId === token.clientId,
    },
  };
}

function describeResource(origin: string, identifier: string): object {
  const path = findResource(origin, identifier);
  if (path === undefined) throw new errors.InvalidTarget();
  const audience = `${origin}${path}`;
  return { audience, scope: scopes.join(' '), accessTokenFormat: 'opaque', accessTokenTTL: accessTokenSeconds };
}

/** Called for a name that we do not store, once for each app: the library offers no other place. */
function checkMetadata(_: unknown, __: string, ___: unknown, metadata: Record<string, unknown>): void {
  const unstorable = findFault(metadata, metadataSize)?.message;
  const fault = unstorable ?? faultOfRedirects(metadata.redirect_uris);
  if (fault) throw new errors.InvalidClientMetadata(fault);
  simplify(metadata, supportedScopes.join(' '));
}

/** A page that sends itself to the app: our own policy for pages forbids that. */
function refuseForms({ oidc }: Context): void {
  if (oidc.params.response_mode !== 'form_post') return;
  oidc.params.response_mode = undefined;
  throw new errors.UnsupportedResponseMode();
}

/** @throws InvalidScope where nothing of what is asked for is ours: there would be nothing to allow */
function nameScopes({ oidc }: Context): void {
  const { scope = '' } = oidc.params;
  const named = scope.split(' ').filter((one) => one && one !== 'offline_access');
  if (named.length === 0) oidc.params.scope = [defaultScopes, scope].join(' ').trim();
  else if (!named.some((one) => (scopes as readonly string[]).includes(one)))
    throw new errors.InvalidScope(`The scopes are ${supportedScopes.join(', ')}.`, scope);
}

/** The library's cookie is for the page alone. Our API needs it too, to know the browser that the app has sent. */
function openConsent(context: Context, { uid }: { uid: string }): string {
  const path = `/api/oauth/requests/${uid}`;
  context.cookies.set(cookies.names.interaction, uid, { ...cookies.short, path, maxAge: requestSeconds * 1000 });
  return `/oauth/consent/${uid}`;
}
