/** What a token may be asked for (RFC 8707): the assistants' server, the API, or both. */
export const resourcePaths = ['/mcp', '/api', ''] as const;
export type ResourcePath = (typeof resourcePaths)[number];

/** Undefined where the identifier is none of ours. A slash at its end changes nothing: some clients add one. */
export function findResource(origin: string, identifier: string): ResourcePath | undefined {
  const plain = identifier.endsWith('/') ? identifier.slice(0, -1) : identifier;
  return resourcePaths.find((path) => plain === `${origin}${path}`);
}

/** The API takes tokens of the assistants' server too, which calls it for them; that server takes none for the API. */
export function isFor(audience: string | null, origin: string, route: string): boolean {
  return route !== '/mcp' || audience !== `${origin}/api`;
}
