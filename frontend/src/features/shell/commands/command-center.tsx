import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { loadDialog } from '../../../components/ui/dialog.tsx';
import { openOrToast } from '../../../lib/open-or-toast.ts';
import { whenIdle } from '../../../lib/when-idle.ts';
import { signOutOrToast, useCurrentUser } from '../../account/index.ts';
import type { Actions } from './commands.ts';
import { useShortcuts } from './use-shortcuts.ts';

const LOADERS = {
  commands: () => import('./command-menu.tsx'),
  shortcuts: () => import('./shortcuts-dialog.tsx'),
};
type DialogName = keyof typeof LOADERS;

const CommandMenu = lazy(async () => ({ default: (await LOADERS.commands()).CommandMenu }));
const ShortcutsDialog = lazy(async () => ({ default: (await LOADERS.shortcuts()).ShortcutsDialog }));

/** The button that opens the commands, and the keys that work on every screen. */
export function CommandCenter() {
  const isAdmin = useCurrentUser().data?.is_admin ?? false;
  const [open, setOpen] = useState<DialogName | null>(null);
  useEffect(() => whenIdle(loadAhead), []);
  const close = () => setOpen(null);
  const show = (name: DialogName) =>
    openOrToast(async () => {
      await Promise.all([LOADERS[name](), loadDialog()]);
      setOpen(name);
    });
  const actions: Actions = {
    navigate: useNavigate(),
    signOut: signOutOrToast,
    showShortcuts: () => show('shortcuts'),
  };
  useShortcuts((keys) => {
    if (keys === 'Ctrl+K' && open === 'commands') close();
    else if (keys === 'Ctrl+K') void show('commands');
    else if (keys === '?') void show('shortcuts');
    else void openOrToast(() => runByKeys(keys, isAdmin, actions));
  });
  return (
    <>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Commands"
        aria-keyshortcuts="Control+K Meta+K"
        className="hidden md:inline-flex"
        onClick={() => show('commands')}
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

function loadAhead(): void {
  // What fails is loaded again when it is needed.
  for (const load of Object.values(LOADERS)) load().catch(() => undefined);
}

async function runByKeys(keys: string, isAdmin: boolean, actions: Actions): Promise<void> {
  if (!/^(?:N|G .)$/.test(keys)) return;
  const { commandsFor } = await import('./commands.ts');
  await commandsFor(isAdmin)
    .find((command) => command.keys === keys)
    ?.run(actions);
}
