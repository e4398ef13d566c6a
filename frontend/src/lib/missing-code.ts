const RELOADED_FOR = 'inkloom-reloaded-for';
const CHECK_PAUSE_MS = 3_000;

/** Whether a screen's code did not come: the line is lost, or a newer release has replaced it. Browsers word it differently. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error && /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

/**
 * Reloads the page as soon as the server answers: once by itself for each failure, so that a page that stays broken is
 * not reloaded for ever, and whenever the connection comes back.
 *
 * @returns stops it
 */
export function reloadWhenReachable(failure: string): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const attempt = async (mayReload: () => boolean) => {
    while (!signal.aborted && !(await isReachable())) await new Promise((wait) => setTimeout(wait, CHECK_PAUSE_MS));
    if (!signal.aborted && mayReload()) window.location.reload();
  };
  window.addEventListener('online', () => void attempt(() => true), { signal });
  if (!wasReloadedFor(failure)) void attempt(() => markReloadedFor(failure));
  return () => stop.abort();
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

function reloadedFor(): string[] {
  return JSON.parse(sessionStorage.getItem(RELOADED_FOR) ?? '[]') as string[];
}

function wasReloadedFor(failure: string): boolean {
  try {
    return reloadedFor().includes(failure);
  } catch {
    return true;
  }
}

/** Returns whether it could be stored: without that, reloading would never end. */
function markReloadedFor(failure: string): boolean {
  try {
    sessionStorage.setItem(RELOADED_FOR, JSON.stringify([...reloadedFor(), failure]));
    return true;
  } catch {
    return false;
  }
}
