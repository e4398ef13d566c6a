import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useGetAdminUser } from '../../../api/generated/admin/admin.ts';
import type { AdminUserDetails } from '../../../api/model/adminUserDetails.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Card, CardHeader } from '../../../components/ui/card.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { Avatar, displayName } from '../../account/index.ts';
import { GrantCredits } from './grant-credits.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { SuspendButton } from './suspend-button.tsx';
import { useGrantForm } from './use-grant-form.ts';
import { AccountFacts } from './user-facts.tsx';
import { Designs, Lots, Payments, Sessions } from './user-lists.tsx';

export function UserDetails({ id }: { id: string }) {
  const query = useGetAdminUser(id, { query: { refetchOnMount: 'always' } });
  return (
    <div className="grid min-w-0 gap-6">
      <Button asChild variant="quiet" className="-ml-4 justify-self-start">
        <Link to="/admin">
          <ArrowLeft aria-hidden="true" />
          All users
        </Link>
      </Button>
      <QueryState query={query} skeleton={<RowsSkeleton rows={4} className="h-52" />}>
        {(details) => <Details details={details} />}
      </QueryState>
    </div>
  );
}

function Details({ details }: { details: AdminUserDetails }) {
  const { user, generations, lots, ledger, payments, sessions } = details;
  const grant = useGrantForm(user.email);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar user={user} className="size-14 text-xl" />
        <div className="grid min-w-0 flex-1 basis-60 gap-1">
          <h1 className="break-words text-3xl">{displayName(user)}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 break-all text-muted-foreground">
            {user.email}
            {user.is_admin && <Badge variant="secondary">Admin</Badge>}
            {user.suspended_at && <Badge variant="destructive">Suspended</Badge>}
          </p>
        </div>
        <SuspendButton user={user} />
      </div>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6 xl:order-last">
          <Part title="Account">
            <AccountFacts details={details} />
          </Part>
          <GrantCredits grant={grant} />
        </div>
        <div className="grid min-w-0 gap-6">
          <Part title="Designs" lead="The newest 20." none={generations.length === 0 && 'No designs yet.'}>
            <Designs generations={generations} />
          </Part>
          <Part title="Credit lots" none={lots.length === 0 && 'No credits yet.'}>
            <Lots lots={lots} />
          </Part>
          <Part title="Ledger" lead="The newest 50 changes." none={ledger.length === 0 && 'No credit changes yet.'}>
            <LedgerTable label="Newest changes" entries={ledger} hideUser />
          </Part>
          <Part title="Payments" lead="The newest 50." none={payments.length === 0 && 'No payments yet.'}>
            <Payments payments={payments} />
          </Part>
          <Part title="Sessions" none={sessions.length === 0 && 'Not signed in anywhere.'}>
            <Sessions sessions={sessions} />
          </Part>
        </div>
      </div>
    </>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  /** Shown in place of an empty list. */
  none?: string | false;
  children: ReactNode;
}

function Part({ title, lead, none, children }: PartProps) {
  const id = `part-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <Card aria-labelledby={id} className="min-w-0">
      <CardHeader id={id} title={title} lead={none ? undefined : lead} />
      {none ? <p className="text-muted-foreground">{none}</p> : children}
    </Card>
  );
}
