import { Coins, LogOut } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Menu, MenuItem, MenuLabel, MenuRule } from '../../components/ui/menu.tsx';
import { Avatar, displayName } from './avatar.tsx';
import { signOutOrToast } from './sign-out.ts';
import { useCurrentUser } from './use-current-user.ts';

export function AccountMenu() {
  const { data: user } = useCurrentUser();
  const navigate = useNavigate();
  const trigger = (
    <button type="button" aria-label="Account" className="grid size-11 place-items-center rounded-full">
      <Avatar user={user} />
    </button>
  );
  return (
    <Menu trigger={trigger}>
      <MenuLabel className="grid gap-0.5 px-3 py-2">
        <span className="truncate font-semibold">{displayName(user)}</span>
        <span className="truncate text-muted-foreground text-sm">{user?.email}</span>
      </MenuLabel>
      <MenuRule />
      <MenuItem className="md:hidden" onSelect={() => navigate('/settings')}>
        <Coins aria-hidden="true" />
        Buy Credits
      </MenuItem>
      <MenuItem onSelect={async () => (await signOutOrToast()) && navigate('/')}>
        <LogOut aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
}
