import { authClient } from '../../../api/client/auth-client.ts';

const FAILED_SESSION = 'Failed to verify session. Please request a new reset link.';
const NO_SESSION = 'No active session. Please click the password reset link from your email.';
const FAILED_LINK = 'Failed to verify reset link. Please try again.';

/** Checks that there is a session to change the password of. Returns the problem, or null. */
export async function verifyRecovery(hash: string): Promise<string | null> {
  const fragment = new URLSearchParams(hash.slice(1));
  const access_token = fragment.get('access_token');
  const refresh_token = fragment.get('refresh_token');
  try {
    const { data: live } = await authClient().getSession();
    // Anybody can put tokens of an account of theirs into a link: it must not take the place of who is signed in.
    if (access_token && refresh_token && !live.session) {
      const { error } = await authClient().setSession({ access_token, refresh_token });
      return error ? FAILED_SESSION : null;
    }
    const { data, error } = await authClient().getSession();
    if (error) return FAILED_SESSION;
    return data.session ? null : NO_SESSION;
  } catch {
    return FAILED_LINK;
  }
}
