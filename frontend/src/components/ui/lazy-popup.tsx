import { cloneElement, type ReactElement, Suspense, useEffect, useState } from 'react';
import { openOrToast } from '../../lib/open-or-toast.ts';
import { whenIdle } from '../../lib/when-idle.ts';

interface LazyPopupProps {
  trigger: ReactElement<{ onClick?: () => void; 'aria-expanded'?: boolean }>;
  /** The same trigger with what it opens, open. */
  popup: ReactElement;
  /** Loads the code of the popup. */
  load: () => Promise<unknown>;
}

/** A button whose popup is loaded at the first press, or before when the browser has nothing to do. */
export function LazyPopup({ trigger, popup, load }: LazyPopupProps) {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => whenIdle(() => void load().catch(() => undefined)), [load]);
  if (isWanted) return <Suspense fallback={trigger}>{popup}</Suspense>;
  const open = async () => {
    await load();
    setWanted(true);
  };
  return cloneElement(trigger, { onClick: () => void openOrToast(open), 'aria-expanded': false });
}
