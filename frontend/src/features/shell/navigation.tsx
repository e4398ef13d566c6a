import { Images, LayoutPanelLeft, type LucideIcon, Settings, ShieldCheck, TableProperties } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Logo } from '../../components/ui/logo.tsx';
import { cn } from '../../lib/cn.ts';
import { AccountMenu, useCurrentUser } from '../account/index.ts';
import { CreditsBadge } from '../billing/index.ts';
import { CommandCenter } from './commands/command-center.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

interface NavItem {
  to: string;
  name: string;
  Icon: LucideIcon;
}

const NAV_ITEMS: NavItem[] = [
  { to: '/dashboard', name: 'Dashboard', Icon: LayoutPanelLeft },
  { to: '/batches', name: 'Batches', Icon: TableProperties },
  { to: '/library', name: 'Library', Icon: Images },
  { to: '/settings', name: 'Settings', Icon: Settings },
];
/** On a phone there is no room for icons beside more items than this. */
const MAX_ITEMS_WITH_ICONS = 3;
const ADMIN_ITEM: NavItem = { to: '/admin', name: 'Admin', Icon: ShieldCheck };

export function Navigation() {
  const { data: user } = useCurrentUser();
  const places = user?.is_admin ? [...NAV_ITEMS, ADMIN_ITEM] : NAV_ITEMS;
  return (
    <header className="border-b bg-background">
      <div className="mx-auto flex max-w-[96rem] flex-wrap items-center gap-x-3 px-4 sm:px-6 lg:gap-x-6">
        <Link to="/dashboard" className="rounded-sm py-3">
          <Logo />
        </Link>
        <nav
          aria-label="Main"
          className="order-last -mx-4 flex w-[calc(100%+2rem)] border-t sm:order-none sm:m-0 sm:w-auto sm:border-0"
        >
          {places.map(({ to, name, Icon }) => (
            <NavLink
              key={to}
              to={to}
              className="relative inline-flex min-h-12 flex-1 items-center justify-center gap-2 px-1.5 text-muted-foreground after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] hover:text-foreground min-[22.5rem]:px-3 aria-[current=page]:font-semibold aria-[current=page]:text-foreground aria-[current=page]:after:bg-foreground sm:min-h-16"
            >
              <Icon
                aria-hidden="true"
                className={cn(
                  'size-4 max-[22.5rem]:hidden sm:hidden',
                  places.length > MAX_ITEMS_WITH_ICONS && 'hidden',
                )}
              />
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
          <span className="max-md:hidden">
            <ThemeToggle />
          </span>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
