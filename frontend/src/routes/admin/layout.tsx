import { Navigate, NavLink, Outlet } from 'react-router';
import { clientConfig } from '../../api/client/config.ts';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { useCurrentUser } from '../../features/account/index.ts';
import { SecondFactorNeeded, UnansweredCount } from '../../features/admin/index.ts';
import { hasSecondFactor, useAuth } from '../../features/auth/index.ts';

const SECTIONS = [
  { to: '/admin', name: 'Overview', end: true },
  { to: '/admin/activity', name: 'Activity' },
  { to: '/admin/messages', name: 'Messages', aside: <UnansweredCount /> },
  { to: '/admin/audit', name: 'Audit log' },
  { to: '/admin/blocked-terms', name: 'Blocked terms' },
  { to: '/admin/printify-catalog', name: 'Catalog' },
];

/** Everybody but administrators is redirected to the dashboard. */
export function Component() {
  return (
    <QueryState query={useCurrentUser()}>
      {(user) => (user.is_admin ? <AdminArea /> : <Navigate to="/dashboard" replace />)}
    </QueryState>
  );
}

function AdminArea() {
  const { session } = useAuth();
  if (clientConfig().auth.adminSecondFactor && session && !hasSecondFactor(session)) return <SecondFactorNeeded />;
  return (
    <div className="grid min-w-0 gap-6">
      <nav aria-label="Admin" className="-mx-1 flex flex-wrap gap-1">
        {SECTIONS.map(({ to, name, end, aside }) => (
          <NavLink
            key={to}
            to={to}
            end={end}
            className="inline-flex min-h-11 items-center rounded-md px-3 text-muted-foreground hover:bg-muted hover:text-foreground aria-[current=page]:bg-muted aria-[current=page]:font-semibold aria-[current=page]:text-foreground"
          >
            {name}
            {aside}
          </NavLink>
        ))}
      </nav>
      <Outlet />
    </div>
  );
}
