import { GrantCredits } from '../users/grant-credits.tsx';
import { useGrantForm } from '../users/use-grant-form.ts';
import { UserManagement } from '../users/user-management.tsx';
import { CreditsLedger } from './credits-ledger.tsx';
import { Stats } from './stats.tsx';
import { SystemSettings } from './system-settings.tsx';

export function AdminDashboard() {
  const grant = useGrantForm();
  return (
    <div className="grid gap-6">
      <Stats />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <UserManagement onGrant={grant.prepareFor} />
        <GrantCredits grant={grant} />
      </div>
      <CreditsLedger />
      <SystemSettings />
    </div>
  );
}
