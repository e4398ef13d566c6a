import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { accountsAreOurs } from '../auth/index.ts';
import { AccountInfo } from './account-info.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountButton } from './delete-account.tsx';
import { describeDevice } from './device.ts';
import { EmailPreferences } from './email-preferences.tsx';
import { ExportButton } from './export-button.tsx';
import { Passkeys } from './passkeys/passkeys.tsx';
import { SessionsList } from './sessions-list.tsx';
import { TwoStepSignIn } from './two-step/two-step.tsx';

export function AccountSection() {
  return (
    <Card aria-labelledby="account" id="account-settings" className="pb-0 sm:pb-0">
      <CardHeader id="account" title="Account Settings" lead="Your profile, emails, password and data." />
      <Part title="Your account">
        <AccountInfo />
      </Part>
      <Part title="Emails">
        <EmailPreferences />
      </Part>
      <Part title="Change password" id="change-password">
        <ChangePasswordForm />
      </Part>
      <Part title="Your data" id="your-data">
        <ExportButton />
      </Part>
      <Part title="Delete account">
        <DeleteAccountButton />
      </Part>
    </Card>
  );
}

/** What signs in besides the password, and where somebody is signed in. */
export function SecuritySection() {
  return (
    <Card aria-labelledby="security" id="security-settings" className="pb-0 sm:pb-0">
      <CardHeader
        id="security"
        title="Security"
        lead={
          <>
            Your password is in{' '}
            <Link to="/settings/account" className="text-foreground underline">
              Account
            </Link>
            .
          </>
        }
      />
      {accountsAreOurs() && (
        <Part title="Passkeys" id="passkeys">
          <Passkeys deviceName={describeDevice(navigator.userAgent).name} />
        </Part>
      )}
      <Part title="Two-step sign-in" id="two-step">
        <TwoStepSignIn />
      </Part>
      <Part title="Where you’re signed in">
        <SessionsList />
      </Part>
    </Card>
  );
}

function Part({ title, id: anchor, children }: { title: string; id?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-4 border-t py-6 md:grid-cols-[11rem_minmax(0,1fr)] lg:py-7"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <div>{children}</div>
    </section>
  );
}
