import { signOutLocally } from '../../api/client/auth-client.ts';
import { toast } from '../../lib/toast.ts';

/** Signs out; a failure shows a toast. Returns whether it worked. */
export async function signOutOrToast(): Promise<boolean> {
  try {
    await signOutLocally();
    return true;
  } catch (error) {
    const description = error instanceof Error ? error.message : undefined;
    toast({ title: 'Sign out failed', description, tone: 'destructive' });
    return false;
  }
}
