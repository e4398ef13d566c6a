const STORAGE_KEY = 'inkloom-opened-link';

interface OpenedLink {
  type: string;
  /** What the link was exchanged for. */
  code: string;
}

/** What the press of this tab confirmed: an address alone cannot tell, for anybody can write one with a code. */
export function noteOpenedLink(type: string, next: string): void {
  const code = new URL(next).searchParams.get('code');
  if (!code) return;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ type, code } satisfies OpenedLink));
  } catch {
    // Where storage is refused, the callback cannot say what was confirmed.
  }
}

/** The `type` of the link that this tab has opened for this code. */
export function openedLinkType(code: string): string | null {
  try {
    const link = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as OpenedLink | null;
    return link?.code === code ? link.type : null;
  } catch {
    return null;
  }
}
