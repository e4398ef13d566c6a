const AREAS = ['/dashboard', '/library', '/settings', '/admin'];

/** Whether a path belongs to an area that only a signed-in user sees. */
export function isProtected(path: string): boolean {
  return AREAS.some((area) => path.startsWith(area));
}
