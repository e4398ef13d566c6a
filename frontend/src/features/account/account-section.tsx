import { useNavigate } from 'react-router';
import { Button } from '../../components/ui/button.tsx';
import { Sheet, SheetHeading } from '../../components/ui/sheet.tsx';
import { counted } from '../../lib/format.ts';
import { displayName } from './avatar.tsx';
import { signOutWithWords } from './sign-out.ts';
import { useCurrentUser } from './use-current-user.ts';

/** Who is signed in, and what they have left. */
export function AccountSection() {
  const { data: user } = useCurrentUser();
  const navigate = useNavigate();
  const facts = [
    ['Name', displayName(user)],
    ['Email', user?.email],
    ['Credits', user && counted(user.credits, 'credit')],
  ];
  return (
    <Sheet aria-labelledby="account" id="account-settings">
      <SheetHeading id="account" title="Account Settings" lead="1 credit buys one design with its product." />
      <dl className="mb-6 grid gap-x-8 gap-y-3 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted-foreground">{name}</dt>
            <dd className="min-h-6 break-words font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <Button onClick={async () => (await signOutWithWords()) && navigate('/')}>Sign out</Button>
    </Sheet>
  );
}
