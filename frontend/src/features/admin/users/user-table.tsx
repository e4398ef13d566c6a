import { Coins, Eye } from 'lucide-react';
import { Link } from 'react-router';
import type { AdminUser } from '../../../api/model/adminUser.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { type Column, type Sort, Table } from '../../../components/ui/table/table.tsx';
import { cn } from '../../../lib/cn.ts';
import { mediumDay, shortDay, wholeNumber } from '../../../lib/format.ts';
import { Avatar } from '../../account/index.ts';
import { StatusBadge } from '../../billing/index.ts';
import { SuspendButton } from './suspend-button.tsx';
import { userPath } from './user-link.tsx';

interface UserTableProps {
  users: AdminUser[];
  onGrant: (email: string) => void;
  sort: Sort;
  onSort: (sort: Sort | undefined) => void;
}

const COLUMNS: Column<AdminUser>[] = [
  { name: 'User', isRowHeader: true, sortKey: 'email', cell: (user) => <UserCell user={user} /> },
  { name: 'Subscription', className: 'capitalize', cell: (user) => user.subscription_tier },
  { name: 'Status', cell: (user) => <StatusBadge status={user.subscription_status} /> },
  { name: 'Credits', numeric: true, sortKey: 'credits', cell: (user) => wholeNumber(user.credits) },
  {
    name: 'Grants',
    numeric: true,
    sortKey: 'grants',
    className: 'max-sm:hidden',
    cell: (user) => wholeNumber(user.creditGrantsCount),
  },
  { name: 'Printify', cell: (user) => <Connection connected={user.printifyConnected} /> },
  { name: 'Designs', numeric: true, sortKey: 'designs', cell: (user) => wholeNumber(user.designCount) },
  {
    name: 'Last Activity',
    sortKey: 'activity',
    date: true,
    className: 'whitespace-nowrap',
    cell: ({ lastActivity: at }) => (at ? <time dateTime={at}>{shortDay(at)}</time> : 'Never'),
  },
];

export function UserTable({ users, onGrant, ...sorting }: UserTableProps) {
  const actions: Column<AdminUser> = {
    name: 'Actions',
    fullWidth: true,
    className: 'max-sm:before:hidden sm:py-0.5',
    cell: (user) => <Actions user={user} onGrant={onGrant} />,
  };
  return <Table label="Users" columns={[...COLUMNS, actions]} rows={users} keyOf={({ id }) => id} {...sorting} />;
}

function UserCell({ user }: { user: AdminUser }) {
  const { email, created_at: joined, suspended_at: suspended, is_admin: isAdmin } = user;
  return (
    <div className="flex items-center gap-3">
      <Avatar user={user} className="size-8" />
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold sm:min-w-52">{email}</p>
        <p className="whitespace-nowrap text-muted-foreground">
          Joined <time dateTime={joined}>{mediumDay(joined)}</time>
        </p>
        {(isAdmin || suspended) && (
          <p className="mt-1 flex gap-1.5">
            {isAdmin && <Badge variant="secondary">Admin</Badge>}
            {suspended && <Badge variant="destructive">Suspended</Badge>}
          </p>
        )}
      </div>
    </div>
  );
}

function Connection({ connected }: { connected: boolean }) {
  return (
    <span className={cn('whitespace-nowrap', connected ? 'text-good' : 'text-muted-foreground')}>
      {connected ? 'Connected' : 'Not Connected'}
    </span>
  );
}

function Actions({ user, onGrant }: Pick<UserTableProps, 'onGrant'> & { user: AdminUser }) {
  return (
    <div className="-mx-2 flex">
      <Button
        variant="quiet"
        size="icon"
        title="Grant credits"
        aria-label={`Grant credits to ${user.email}`}
        onClick={() => onGrant(user.email)}
      >
        <Coins aria-hidden="true" />
      </Button>
      <Button asChild variant="quiet" size="icon">
        <Link to={userPath(user.id)} title="View details" aria-label={`View details of ${user.email}`}>
          <Eye aria-hidden="true" />
        </Link>
      </Button>
      <SuspendButton user={user} compact />
    </div>
  );
}
