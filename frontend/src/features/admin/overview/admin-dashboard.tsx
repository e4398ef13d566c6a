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
        {/* The ledger takes the room that a short list of users leaves beside the cards. */}
        <div className="grid min-w-0 gap-6">
          <UserManagement onGrant={grant.prepareFor} />
          <CreditsLedger />
        </div>
        <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-1">
          <GrantCredits grant={grant} />
          <SystemSettings />
        </div>
      </div>
    </div>
  );
}
