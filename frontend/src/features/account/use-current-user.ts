import { useGetCurrentUser } from '../../api/generated/users/users.ts';
import { useAuth } from '../auth/index.ts';

/** The signed-in user; nothing is fetched while nobody is signed in. */
export function useCurrentUser() {
  const { status } = useAuth();
  return useGetCurrentUser({ query: { enabled: status === 'signed-in' } });
}
