import { type ComponentType, lazy } from 'react';

/** A part of a screen, with code of its own. Without a connection it comes when that is back: the screen stays meanwhile. */
// biome-ignore lint/suspicious/noExplicitAny: a component of any props, as React's own `lazy` takes it
export function lazyPart<Part extends ComponentType<any>>(load: () => Promise<Part>) {
  return lazy(async () => ({ default: await loadWhenOnline(load) }));
}

async function loadWhenOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return loadWhenOnline(load);
  }
}
