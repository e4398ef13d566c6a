import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { signOutOrToast, useCurrentUser } from '../../account/index.ts';
import type { Actions } from './commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

const CommandMenu = lazy(async () => ({ default: (await import('./command-menu.tsx')).CommandMenu }));
const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog }));

/** The button that opens the commands, and the keys that work on every screen. */
export function CommandCenter() {
  const actions: Actions = { navigate: useNavigate(), signOut: signOutOrToast };
  const isAdmin = useCurrentUser().data?.is_admin ?? false;
  const [open, setOpen] = useState<'commands' | 'shortcuts' | null>(null);
  const close = () => setOpen(null);
  useShortcuts((keys) => {
    if (keys === 'Ctrl+K') setOpen((now) => (now === 'commands' ? null : 'commands'));
    else if (keys === '?') setOpen('shortcuts');
    else void runByKeys(keys, isAdmin, actions);
  });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Commands"
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden md:inline-flex"
        onClick={() => setOpen('commands')}
      >
        <Search aria-hidden="true" />
      </Button>
      <Suspense>
        {open === 'commands' && <CommandMenu actions={actions} isAdmin={isAdmin} onClose={close} />}
        {open === 'shortcuts' && <ShortcutsDialog isAdmin={isAdmin} onClose={close} />}
      </Suspense>
    </>
  );
}

async function runByKeys(keys: string, isAdmin: boolean, actions: Actions): Promise<void> {
  if (!/^(?:N|G .)$/.test(keys)) return;
  const { commandsFor } = await import('./commands.ts');
  await commandsFor(isAdmin)
    .find((command) => command.keys === keys)
    ?.run(actions);
}
