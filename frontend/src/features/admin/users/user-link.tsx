import { Link } from 'react-router';

export function userPath(id: string): string {
  return `/admin/users/${id}`;
}

/** The first characters of a user's id, as a link to the user's details. */
export function UserIdLink({ id }: { id: string }) {
  return (
    <Link to={userPath(id)} title={id} className="font-mono underline">
      {id.slice(0, 8)}…
    </Link>
  );
}
