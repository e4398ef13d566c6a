import { useGetPreferences, useSavePreferences } from '../../api/generated/users/users.ts';
import type { Preferences } from '../../api/model/preferences.ts';
import { Checkbox } from '../../components/ui/form/checkbox.tsx';
import { QueryState } from '../../components/ui/state/query-state.tsx';
import { RowsSkeleton } from '../../components/ui/state/skeleton.tsx';

const PREFERENCES: { name: keyof Preferences; label: string }[] = [
  { name: 'mailOnFinished', label: 'Email me when a design is finished' },
  { name: 'mailOnFailed', label: 'Email me when a design fails' },
];

/** A change is saved at once. */
export function EmailPreferences() {
  const preferences = useGetPreferences();
  return (
    <QueryState query={preferences} skeleton={<RowsSkeleton rows={2} className="h-8 max-w-80" />}>
      {(saved) => <Boxes saved={saved} />}
    </QueryState>
  );
}

function Boxes({ saved }: { saved: Preferences }) {
  const save = useSavePreferences({
    mutation: { scope: { id: 'preferences' }, meta: { success: 'Saved!', failure: 'Save Failed' } },
  });
  const chosen = save.isPending ? save.variables.data : saved;
  return (
    <div className="-my-2 grid">
      {PREFERENCES.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={chosen[name]}
          onChange={(event) => save.mutate({ data: { ...chosen, [name]: event.target.checked } })}
        >
          {label}
        </Checkbox>
      ))}
    </div>
  );
}
