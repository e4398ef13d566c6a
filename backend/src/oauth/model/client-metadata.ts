import { toClientName } from './client-names.ts';

export const grantTypes = ['authorization_code', 'refresh_token'];
export const responseTypes = ['code'];
export const authMethods = ['none', 'client_secret_basic', 'client_secret_post'];

const mostRedirects = 20;
const longestRedirect = 2000;

/** What an app may say of itself; the rest is neither stored nor fetched. */
const understood = new Set([
  ...['client_id', 'client_id_issued_at', 'client_secret', 'client_secret_expires_at', 'token_endpoint_auth_method'],
  ...['client_name', 'client_uri', 'redirect_uris', 'grant_types', 'response_types'],
]);

type Metadata = Record<string, unknown>;

/** Changes what an app registers with to what we support, as RFC 7591 allows. */
export function simplify(metadata: Metadata, allScopes: string): void {
  for (const [name, value] of Object.entries(metadata)) {
    if (!understood.has(name) || value === null || value === '') delete metadata[name];
  }
  metadata.grant_types = supportedOf(metadata.grant_types, grantTypes);
  metadata.response_types = supportedOf(metadata.response_types, responseTypes);
  // Only of a native app may the port of a loopback address differ (RFC 8252), and only to loopback may http lead.
  metadata.application_type = 'native';
  // The seller limits the scopes, at each consent. A client that registers with a few would never get more.
  metadata.scope = allScopes;
  const name = toClientName(metadata.client_name);
  if (name) metadata.client_name = name;
  else if (typeof metadata.client_name === 'string') delete metadata.client_name;
}

/** Null where they are well. */
export function faultOfRedirects(uris: unknown): string | null {
  if (!Array.isArray(uris)) return null;
  if (uris.length > mostRedirects) return `redirect_uris must not have more than ${mostRedirects} members`;
  const isLong = uris.some((uri) => typeof uri === 'string' && uri.length > longestRedirect);
  return isLong ? `redirect_uris must not be longer than ${longestRedirect} characters` : null;
}

/** What we support of a list; all of it where that is nothing, so that the library says what is wrong with it. */
function supportedOf(values: unknown, supported: readonly string[]): unknown {
  if (!Array.isArray(values)) return values;
  const known = values.filter((value) => supported.includes(value));
  return known.length > 0 ? known : values;
}
