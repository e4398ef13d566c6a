import { lazy } from 'react';
import { LazyPopup } from '../../components/ui/lazy-popup.tsx';
import { Avatar } from './avatar.tsx';
import { useCurrentUser } from './use-current-user.ts';

const load = () => import('./account-menu-content.tsx');
const AccountMenuContent = lazy(async () => ({ default: (await load()).AccountMenuContent }));

export function AccountMenu() {
  const { data: user } = useCurrentUser();
  const trigger = (
    <button
      type="button"
      aria-label="Account"
      aria-haspopup="menu"
      className="grid size-11 shrink-0 place-items-center rounded-full"
    >
      <Avatar user={user} />
    </button>
  );
  return <LazyPopup trigger={trigger} load={load} popup={<AccountMenuContent trigger={trigger} />} />;
}
