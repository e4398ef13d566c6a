import { CircleHelp, Coins, LogOut, Settings } from 'lucide-react';
import { type ReactElement, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuRule } from '../../components/ui/menu.tsx';
import { chooseTheme, type ThemeChoice, themeChoice, watchTheme } from '../../lib/theme.ts';
import { displayName } from './avatar.tsx';
import { signOutOrToast } from './sign-out.ts';
import { useCurrentUser } from './use-current-user.ts';

const THEMES: { value: ThemeChoice; name: string }[] = [
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
  { value: 'system', name: 'System' },
];

/** Opens as soon as it is there: its code comes with the press that asks for it. */
export function AccountMenuContent({ trigger }: { trigger: ReactElement }) {
  const { data: user } = useCurrentUser();
  const navigate = useNavigate();
  const theme = useSyncExternalStore(watchTheme, themeChoice);
  return (
    <Menu defaultOpen trigger={trigger}>
      <MenuLabel className="grid gap-0.5 px-3 py-2">
        <span className="truncate font-semibold">{displayName(user)}</span>
        <span className="truncate text-muted-foreground text-sm">{user?.email}</span>
      </MenuLabel>
      <MenuRule />
      <MenuItem className="lg:hidden" onSelect={() => navigate('/settings/billing')}>
        <Coins aria-hidden="true" />
        Buy Credits
      </MenuItem>
      <MenuItem onSelect={() => navigate('/settings')}>
        <Settings aria-hidden="true" />
        Settings
      </MenuItem>
      <MenuItem onSelect={() => navigate('/help')}>
        <CircleHelp aria-hidden="true" />
        Help
      </MenuItem>
      <MenuRule />
      <MenuRadioGroup label="Theme" options={THEMES} value={theme} onChange={chooseTheme} />
      <MenuRule />
      <MenuItem onSelect={async () => (await signOutOrToast()) && navigate('/')}>
        <LogOut aria-hidden="true" />
        Sign out
      </MenuItem>
    </Menu>
  );
}
