import { ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { Card } from '../../../components/ui/card.tsx';
import { useTitle } from '../../../lib/hooks/use-title.ts';

/** In place of the admin area where two-step sign-in is required and not set up. */
export function SecondFactorNeeded() {
  useTitle('Two-step sign-in');
  return (
    <Card className="max-w-2xl">
      <div className="grid justify-items-start gap-4">
        <ShieldCheck aria-hidden="true" className="size-8 text-muted-foreground" />
        <h1 className="text-4xl">Set up two-step sign-in</h1>
        <p className="max-w-prose">
          Administrators can see every account, so a password alone isn’t enough here. Add a passkey or an authenticator
          app to your account; it takes a minute.
        </p>
        <Button asChild variant="ink">
          <Link to="/settings/security#two-step">Set it up in Settings</Link>
        </Button>
      </div>
    </Card>
  );
}
