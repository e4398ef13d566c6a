import { useEffect, useState, useSyncExternalStore } from 'react';
import { visibleToast, watchToast } from '../../lib/toast.ts';
import { whenIdle } from '../../lib/when-idle.ts';

const load = () => import('./toasts.tsx');
type ToastCode = Awaited<ReturnType<typeof load>>;

/** Its code comes with the first toast, or before when the browser has nothing to do. */
export function Toaster() {
  const message = useSyncExternalStore(watchToast, visibleToast, visibleToast);
  const [code, setCode] = useState<ToastCode>();
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
  useEffect(() => {
    // What fails is loaded again with the next toast.
    if (message && !code) load().then(setCode, () => undefined);
  }, [message, code]);
  return code && <code.Toasts message={message} />;
}
