import type { AuthError } from './auth-error.ts';

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Our own origin and nowhere else. On a loopback host the port does not count, so that a development server works. */
export function toRedirect(wanted: string | undefined, publicUrl: string): string {
  const site = new URL(publicUrl);
  const url = URL.parse(wanted ?? '');
  return url && isOurs(url, site) ? url.href : site.href;
}

function isOurs(url: URL, site: URL): boolean {
  if (url.username || url.password) return false;
  const sameHost = url.protocol === site.protocol && url.hostname === site.hostname;
  return sameHost && (url.port === site.port || loopback.test(site.hostname));
}

/** The implicit flow's answer: the session in the fragment, which no server sees. */
export function withFragment(redirect: string, values: Record<string, string>): string {
  const url = new URL(redirect);
  url.hash = new URLSearchParams(values).toString();
  return url.href;
}

export function withCode(redirect: string, code: string): string {
  const url = new URL(redirect);
  url.searchParams.set('code', code);
  return url.href;
}

const errorByStatus: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
};

/** A refusal, in the fragment; in the PKCE flow also in the query, where its clients read it. */
export function withError(redirect: string, error: AuthError, pkce: boolean): string {
  const url = new URL(redirect);
  const values = {
    error: errorByStatus[error.status] ?? 'invalid_request',
    error_code: error.code,
    error_description: error.message,
  };
  if (pkce) for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  url.hash = new URLSearchParams({ ...values, sb: '' }).toString();
  return url.href;
}
