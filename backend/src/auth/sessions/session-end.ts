import type { AppConfig } from '../../platform/config/config.ts';
import type { Session, User } from '../../platform/prisma/client/client.ts';

type Limits = Pick<AppConfig['auth'], 'sessionIdleSeconds' | 'sessionSeconds' | 'adminSessionSeconds'>;

/** Whether a session was left unused for too long, or began too long ago. */
export function isOver(session: Session & { user: User }, limits: Limits, now = Date.now()): boolean {
  const longest = session.user.isAdmin ? limits.adminSessionSeconds : limits.sessionSeconds;
  const [idle, age] = [session.refreshedAt, session.createdAt].map((since) => (now - since.getTime()) / 1000);
  return (idle ?? 0) >= limits.sessionIdleSeconds || (age ?? 0) >= longest;
}
