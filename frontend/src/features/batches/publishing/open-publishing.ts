import { lazy } from 'react';
import { openOrToast } from '../../../lib/open-or-toast.ts';

const load = () => import('./publishing-dialog.tsx');

export const PublishingDialog = lazy(async () => ({ default: (await load()).PublishingDialog }));

/** Opens it once its code is there. */
export function openPublishing(open: () => void): void {
  void openOrToast(async () => {
    await load();
    open();
  });
}
