/** The page that says where the mail is. */
export const INBOX = '/auth/inbox';

export type MailKind = 'signup' | 'recovery' | 'code';

/** The mail that this tab asked for last. */
export interface PendingMail {
  kind: MailKind;
  email: string;
  /** When another may be asked for, in milliseconds since 1970. */
  nextAt: number;
  /** Of a sign-up: what its secret is stored under. */
  flowId?: string | undefined;
  /** It was asked for once more too soon, so that no other mail went out. */
  tooSoon?: boolean;
}

const STORAGE_KEY = 'inkloom-pending-mail';

/** It outlives a reload and ends with the tab. */
export function savePendingMail(mail: PendingMail): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(mail));
  } catch {
    // Where storage is refused, the page leads back to the form.
  }
}

export function readPendingMail(): PendingMail | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as PendingMail | null;
  } catch {
    return null;
  }
}

export function forgetPendingMail(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // There is nothing stored.
  }
}

/** The mail to this address, if it is the last that was asked for. */
export function pendingMailTo(email: string, kind: MailKind): PendingMail | null {
  const mail = readPendingMail();
  return mail?.kind === kind && mail.email.toLowerCase() === email.trim().toLowerCase() ? mail : null;
}
