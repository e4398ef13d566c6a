import { Combobox, ComboboxItem, ComboboxList, ComboboxProvider } from '@ariakit/react';
import { useRef, useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { pluralize } from '../../../lib/format.ts';
import { type Actions, type Command, commandsFor, findCommands } from './commands.ts';
import { Keys } from './keys.tsx';

interface CommandMenuProps {
  actions: Actions;
  isAdmin: boolean;
  onClose: () => void;
}

/** A text box with a list of all screens and actions that match it. */
export function CommandMenu({ actions, isAdmin, onClose }: CommandMenuProps) {
  const [search, setSearch] = useState('');
  const found = findCommands(commandsFor(isAdmin), search);
  const chosen = useRef<Command>(undefined);
  function choose(command: Command) {
    chosen.current = command;
    onClose();
  }
  return (
    <Dialog
      narrow
      title="Commands"
      description="Opens a screen or starts an action."
      onClose={onClose}
      onClosed={() => void chosen.current?.run(actions)}
    >
      <div className="grid gap-2 p-3 sm:p-4">
        <ComboboxProvider open inputValue={search} setInputValue={setSearch} includesBaseElement={false}>
          <Combobox
            autoFocus
            autoSelect="always"
            aria-label="Search for a screen or an action"
            placeholder="Search for a screen or an action"
            spellCheck={false}
            render={<Input />}
          />
          <p role="status" className="sr-only">
            {pluralize(found.length, 'choice')}
          </p>
          <ComboboxList aria-label="Commands" alwaysVisible className="max-h-[60vh] overflow-y-auto">
            {found.map((command) => (
              <ComboboxItem
                key={command.name}
                value={command.name}
                setValueOnClick={false}
                focusOnHover
                className="flex min-h-11 cursor-pointer items-center justify-between gap-4 rounded-md px-3 data-[active-item]:bg-muted"
                onClick={() => choose(command)}
              >
                {command.name}
                {command.keys && <Keys keys={command.keys} />}
              </ComboboxItem>
            ))}
          </ComboboxList>
          {found.length === 0 && <p className="px-3 py-3 text-muted-foreground">Nothing matches. Try another word.</p>}
        </ComboboxProvider>
      </div>
    </Dialog>
  );
}
