import { Link, NavLink } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { cn } from '../../lib/cn.ts';
import { AccountMenu, useCurrentUser } from '../account/index.ts';
import { CreditsBadge } from '../billing/index.ts';
import { CommandCenter } from './commands/command-center.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const PLACES = [
  ['/dashboard', 'Dashboard'],
  ['/batches', 'Batches'],
  ['/library', 'Library'],
  ['/settings', 'Settings'],
] as const;
const ADMIN_PLACES = [...PLACES, ['/admin', 'Admin']] as const;

export function Navigation() {
  const { data: user } = useCurrentUser();
  const places = user?.is_admin ? ADMIN_PLACES : PLACES;
  return (
    <header className="border-b bg-background">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-3 px-4 sm:px-6 lg:gap-x-6">
        <Link to="/dashboard" className="inline-flex rounded-sm py-3">
          <Logo />
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-4 flex w-[calc(100%+2rem)] border-t sm:order-none sm:m-0 sm:w-auto sm:border-0"
        >
          {places.map(([path, name]) => (
            <NavLink
              key={path}
              to={path}
              className={cn(
                'relative inline-flex min-h-12 flex-1 items-center justify-center text-muted-foreground after:absolute after:inset-x-2 lg:after:inset-x-3 after:bottom-0 after:h-[3px] hover:text-foreground aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:after:bg-foreground sm:min-h-16 sm:px-2 lg:px-3',
                user?.is_admin ? 'px-1 max-sm:text-sm' : 'px-1.5 min-[22.5rem]:px-3',
              )}
            >
              {name}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-0.5 sm:gap-2">
          <CreditsBadge />
          <CommandCenter />
          <Button asChild className="hidden lg:inline-flex">
            <Link to="/settings">Buy Credits</Link>
          </Button>
          <span className="max-lg:hidden">
            <ThemeToggle />
          </span>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
