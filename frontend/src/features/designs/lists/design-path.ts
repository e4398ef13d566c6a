/** Where everything about a design stands. */
export function designPath(id: string): string {
  return `/library/${id}`;
}
