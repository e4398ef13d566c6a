import { useId } from 'react';
import type { AuthorizationScope } from '../../../api/model/authorizationScope.ts';
import type { Scope } from '../../../api/model/scope.ts';
import { SCOPES } from '../../api-keys/index.ts';

interface ScopeOptionsProps {
  asked: readonly AuthorizationScope[];
  chosen: ReadonlySet<Scope>;
  onChange: (chosen: ReadonlySet<Scope>) => void;
}

export function ScopeOptions({ asked, chosen, onChange }: ScopeOptionsProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-2 font-semibold">What it may do</legend>
      {asked.map(({ scope, required }) => (
        <ScopeOption
          key={scope}
          scope={scope}
          required={required}
          checked={chosen.has(scope)}
          onChange={(isChosen) =>
            onChange(new Set([...chosen].filter((one) => one !== scope).concat(isChosen ? scope : [])))
          }
        />
      ))}
    </fieldset>
  );
}

interface ScopeOptionProps extends AuthorizationScope {
  checked: boolean;
  onChange: (isChosen: boolean) => void;
}

function ScopeOption({ scope, required, checked, onChange }: ScopeOptionProps) {
  const id = useId();
  const { title, detail } = SCOPES[scope];
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 border-t py-3 first-of-type:border-t-0">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-foreground disabled:cursor-default"
        checked={checked}
        disabled={required}
        aria-describedby={`${id}-detail`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id} className="cursor-pointer font-medium">
        {title}
      </label>
      <p id={`${id}-detail`} className="col-start-2 text-muted-foreground text-sm">
        {detail}
        {required && ' The app doesn’t work without this.'}
      </p>
    </div>
  );
}
