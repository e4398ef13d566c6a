import { toast } from './toast.ts';

/** For what is opened once its code is loaded: where that cannot come, a toast says so, and the screen stays. */
export async function openOrToast(open: () => Promise<unknown>): Promise<void> {
  try {
    await open();
  } catch {
    const description = navigator.onLine ? 'Reload the page and try again.' : 'Try again when you are online.';
    toast({ title: 'Couldn’t open this', description, tone: 'destructive' });
  }
}
