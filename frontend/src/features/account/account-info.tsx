import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { longDay, pluralize } from '../../lib/format.ts';
import { useAuth } from '../auth/index.ts';
import { displayName } from './avatar.tsx';
import { ChangeEmailButton } from './change-email.tsx';
import { signOutOrToast } from './sign-out.ts';
import { useCurrentUser } from './use-current-user.ts';

export function AccountInfo() {
  const { data: user } = useCurrentUser();
  const { session } = useAuth();
  const navigate = useNavigate();
  const facts = [
    ['Name', displayName(user)],
    ['Email', user?.email],
    ['Joined', session && longDay(session.user.created_at)],
    ['Credits', user && pluralize(user.credits, 'credit')],
  ];
  return (
    <div className="grid justify-items-start gap-5">
      <dl className="grid w-full gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="min-h-6 min-w-0 break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <ChangeEmailButton />
        <Button onClick={async () => (await signOutOrToast()) && navigate('/')}>Sign out</Button>
      </div>
    </div>
  );
}
