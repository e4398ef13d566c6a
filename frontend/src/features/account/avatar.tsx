import type { AppUser } from '../../api/model/appUser.ts';
import { cn } from '../../lib/cn.ts';

type Person = Pick<AppUser, 'name' | 'email' | 'avatar_url'>;

export function Avatar({ user, className }: { user: Person | undefined; className?: string }) {
  const shape = cn('size-9 shrink-0 rounded-full', className);
  if (user?.avatar_url) return <img src={user.avatar_url} alt="" className={cn(shape, 'object-cover')} />;
  return (
    <span
      aria-hidden="true"
      className={cn(shape, 'grid place-items-center bg-foreground font-bold font-display text-background')}
    >
      {displayName(user).charAt(0).toUpperCase()}
    </span>
  );
}

/** The name, else the part of the email before the @. */
export function displayName(user: Person | undefined): string {
  return user?.name || user?.email.split('@')[0] || '';
}
