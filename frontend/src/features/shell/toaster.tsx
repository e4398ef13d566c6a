import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { visibleToast, watchToast } from '../../lib/toast.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const load = () => import('./toasts.tsx');
const Toasts = lazy(async () => ({ default: (await load()).Toasts }));

/** Its code comes with the first toast, or before when the browser has nothing to do. */
export function Toaster() {
  const message = useSyncExternalStore(watchToast, visibleToast, visibleToast);
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  if (message && !isNeeded) setNeeded(true);
  return (
    isNeeded && (
      <Suspense>
        <Toasts message={message} />
      </Suspense>
    )
  );
}
