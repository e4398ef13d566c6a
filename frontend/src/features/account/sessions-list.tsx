import { Laptop, Smartphone } from 'lucide-react';
import { useEndOtherSessions, useEndSession, useListSessions } from '../../api/generated/users/users.ts';
import type { UserSession } from '../../api/model/userSession.ts';
import { Button } from '../../components/ui/button.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';
import { dateTime } from '../../lib/format.ts';
import { describeDevice } from './device.ts';

/** Fetched whenever it is shown: other devices sign in and out by themselves. */
export function SessionsList() {
  const sessions = useListSessions({ query: { refetchOnMount: 'always' } });
  return (
    <QueryState query={sessions} skeleton={<RowsSkeleton rows={2} className="h-16" />}>
      {(all) => <Sessions sessions={all} />}
    </QueryState>
  );
}

function Sessions({ sessions }: { sessions: UserSession[] }) {
  if (sessions.length === 0)
    return (
      <p className="text-muted-foreground">Your sessions are managed by another service, so we can’t show them here.</p>
    );
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="-my-4 w-full divide-y">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && <EndOthersButton />}
    </div>
  );
}

function SessionRow({ session }: { session: UserSession }) {
  const { name, handheld } = describeDevice(session.user_agent);
  const Icon = handheld ? Smartphone : Laptop;
  return (
    <li className="flex items-start gap-x-3 py-4">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="font-semibold">{name}</p>
        <p className="break-words text-muted-foreground text-sm">{whereAndWhen(session)}</p>
      </div>
      {session.current ? (
        <span className="rounded-sm bg-muted px-2 py-0.5 font-semibold text-sm">This device</span>
      ) : (
        <EndButton id={session.id} device={name} />
      )}
    </li>
  );
}

function whereAndWhen({ ip, current, last_active_at }: UserSession): string {
  const when = current ? 'Active now' : `Last active ${dateTime(last_active_at)}`;
  return ip ? `${ip}, ${when.charAt(0).toLowerCase()}${when.slice(1)}` : when;
}

function EndButton({ id, device }: { id: string; device: string }) {
  const end = useEndSession({
    mutation: {
      meta: {
        success: 'Signed out',
        successDetail: `${device} must sign in again.`,
        failure: 'Couldn’t sign out that device',
      },
    },
  });
  return (
    <Button aria-label={`Sign out ${device}`} disabled={end.isPending} onClick={() => end.mutate({ id })}>
      Sign out
    </Button>
  );
}

function EndOthersButton() {
  const end = useEndOtherSessions({
    mutation: {
      meta: {
        success: 'Signed out everywhere else',
        successDetail: 'Only this device is signed in now.',
        failure: 'Couldn’t sign out the other devices',
      },
    },
  });
  return (
    <Button disabled={end.isPending} onClick={() => end.mutate()}>
      Sign out all other devices
    </Button>
  );
}
