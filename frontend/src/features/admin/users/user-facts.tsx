import type { ReactNode } from 'react';
import type { AdminUserDetails } from '../../../api/model/adminUserDetails.ts';
import { dateTime, wholeNumber } from '../../../lib/format.ts';
import { StatusBadge } from '../../billing/index.ts';

export function AccountFacts({ details }: { details: AdminUserDetails }) {
  const { user, printify, suspension } = details;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5">
      <Fact name="Id">
        <span className="break-all font-mono text-sm">{user.id}</span>
      </Fact>
      <Fact name="Joined">{dateTime(user.created_at)}</Fact>
      <Fact name="Confirmed">{dateTimeOr(details.email_confirmed_at, 'Not yet')}</Fact>
      <Fact name="Last sign-in">{dateTimeOr(details.last_sign_in_at, 'Never')}</Fact>
      <Fact name="Last activity">{dateTimeOr(user.lastActivity, 'Never')}</Fact>
      <Fact name="Subscription">
        <span className="capitalize">{user.subscription_tier}</span>{' '}
        <StatusBadge status={user.subscription_status || 'none'} />
      </Fact>
      <Fact name="Credits">{wholeNumber(user.credits)}</Fact>
      <Fact name="Grants">{wholeNumber(user.creditGrantsCount)}</Fact>
      <Fact name="Designs">{wholeNumber(user.designCount)}</Fact>
      <Fact name="Printify">{printify ? <Connection {...printify} /> : 'Not Connected'}</Fact>
      {suspension && (
        <Fact name="Suspended">
          {dateTime(suspension.at)}
          {suspension.by && `, by ${suspension.by}`}
          <Aside>{suspension.reason}</Aside>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Aside({ children }: { children: ReactNode }) {
  return <span className="block text-muted-foreground text-sm">{children}</span>;
}

function dateTimeOr(iso: string | null, otherwise: string): string {
  return iso ? dateTime(iso) : otherwise;
}

function Connection({ shop, connected_at: since, token_expires_at: end }: NonNullable<AdminUserDetails['printify']>) {
  return (
    <>
      {shop ?? 'Connected, no shop chosen'}
      <Aside>Since {dateTime(since)}</Aside>
      {end && <Aside>Token until {dateTime(end)}</Aside>}
    </>
  );
}
