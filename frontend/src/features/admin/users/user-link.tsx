/** Where one user's details are. */
export function userPath(id: string): string {
  return `/admin/users/${id}`;
}
