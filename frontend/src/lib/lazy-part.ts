import { type ComponentType, lazy } from 'react';

/** A part of a screen, with code of its own. Without a connection it comes when that is back: the screen stays meanwhile. */
// biome-ignore lint/suspicious/noExplicitAny: a component of any props, as React's own `lazy` takes it
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return lazy(async () => ({ default: await loadWhenOnline(load) }));
}

/**
 * What `load` gives, for which it waits while the browser is offline. A failure online is tried again once: the
 * connection can be back before the page learns of what was lost, and "online" comes before the first call gets through.
 */
export async function loadWhenOnline<Code>(load: () => Promise<Code>, isLastAttempt = false): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (!navigator.onLine) {
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      return loadWhenOnline(load);
    }
    if (isLastAttempt) throw error;
    return loadWhenOnline(load, true);
  }
}
