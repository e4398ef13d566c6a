import { signOutLocally } from '../../api/client/auth-client.ts';
import { toast } from '../../lib/toast.ts';
import { describeAuthError } from '../auth/index.ts';

/** Signs out; a failure shows a toast. Returns whether it worked. */
export async function signOutOrToast(): Promise<boolean> {
  try {
    await signOutLocally();
    return true;
  } catch (error) {
    toast({ title: 'Sign out failed', description: describeAuthError(error as Error), tone: 'destructive' });
    return false;
  }
}
