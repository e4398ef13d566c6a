import { type ReactNode, useId } from 'react';
import { Card, CardHeader } from '../../components/ui/card.tsx';
import { AccountInfo } from './account-info.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { DeleteAccountButton } from './delete-account.tsx';
import { EmailPreferences } from './email-preferences.tsx';
import { ExportButton } from './export-button.tsx';
import { SessionsList } from './sessions-list.tsx';

export function AccountSection() {
  return (
    <Card aria-labelledby="account" id="account-settings" className="pb-0 sm:pb-0">
      <CardHeader id="account" title="Account Settings" lead="1 credit buys one design with its product." />
      <Part title="Your account">
        <AccountInfo />
      </Part>
      <Part title="Emails">
        <EmailPreferences />
      </Part>
      <Part title="Change password">
        <ChangePasswordForm />
      </Part>
      <Part title="Where you're signed in">
        <SessionsList />
      </Part>
      <Part title="Your data">
        <ExportButton />
      </Part>
      <Part title="Delete account">
        <DeleteAccountButton />
      </Part>
    </Card>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
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
