/** What clients ask for at first; the rest as they need it (scope challenge handling, revision 2025-11-25). */
const firstScopes = 'read design';

export const metadataUrlOf = (origin: string) => `${origin}/.well-known/oauth-protected-resource/mcp`;

/** Of a 401. @param isInvalid false where there was no token at all, of which RFC 6750 wants no error */
export function tokenChallenge(origin: string, isInvalid: boolean): string {
  const error = isInvalid ? 'error="invalid_token", ' : '';
  return `Bearer ${error}scope="${firstScopes}", resource_metadata="${metadataUrlOf(origin)}"`;
}

/** Of a 403. With the scopes that the token has, which a client would lose otherwise. */
export function scopeChallenge(origin: string, missing: string, granted: readonly string[]): string {
  const scope = [...new Set([...granted, missing])].join(' ');
  return `Bearer error="insufficient_scope", scope="${scope}", resource_metadata="${metadataUrlOf(origin)}"`;
}
