import { Dialog } from '../../../components/ui/dialog.tsx';
import { type Command, commandsFor } from './commands.ts';
import { CONTROL, Keys } from './keys.tsx';

type Shortcut = Required<Pick<Command, 'name' | 'keys'>>;

const ANYWHERE: Shortcut[] = [
  { name: 'Open the commands', keys: `${CONTROL}K` },
  { name: 'Show the keyboard shortcuts', keys: '?' },
];
const DASHBOARD: Shortcut[] = [{ name: 'Generate the design you describe', keys: `${CONTROL}Enter` }];
const LIBRARY: Shortcut[] = [
  { name: 'Select all designs', keys: `${CONTROL}A` },
  { name: 'Select a range of designs', keys: 'Shift+Click' },
  { name: 'Delete the selected designs', keys: 'Delete' },
  { name: 'Clear the selection', keys: 'Esc' },
];

const ROWS: Shortcut[] = [
  { name: 'Save the cell and go to the row below', keys: 'Enter' },
  { name: 'Take back what was typed into the cell', keys: 'Esc' },
  { name: 'Select a range of rows', keys: 'Shift+Click' },
];

export function ShortcutsDialog({ isAdmin, onClose }: { isAdmin: boolean; onClose: () => void }) {
  const commands = commandsFor(isAdmin).filter((command): command is Command & Shortcut => Boolean(command.keys));
  return (
    <Dialog narrow title="Keyboard shortcuts" description="The keys that work here." onClose={onClose}>
      <div className="grid gap-6 p-5 sm:p-7">
        <ShortcutList name="Anywhere" shortcuts={[...ANYWHERE, ...commands]} />
        <ShortcutList name="Dashboard" shortcuts={DASHBOARD} />
        <ShortcutList name="Library, on a design" shortcuts={LIBRARY} />
        <ShortcutList name="Rows of a batch" shortcuts={ROWS} />
      </div>
    </Dialog>
  );
}

function ShortcutList({ name, shortcuts }: { name: string; shortcuts: Shortcut[] }) {
  return (
    <section aria-label={name}>
      <h3 className="mb-1 text-lg">{name}</h3>
      <dl>
        {shortcuts.map((shortcut) => (
          <div key={shortcut.name} className="flex items-center justify-between gap-4 border-t py-2">
            <dt>{shortcut.name}</dt>
            <dd>
              <Keys keys={shortcut.keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
