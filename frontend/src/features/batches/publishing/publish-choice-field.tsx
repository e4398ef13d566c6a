import { useId, useRef } from 'react';
import type { BatchSchedule } from '../../../api/model/batchSchedule.ts';
import { FieldError } from '../../../components/ui/form/field.tsx';
import { type BatchPublish, isSchedule, newSchedule, type PublishErrors, publishErrors } from './schedule.ts';
import { ScheduleFields } from './schedule-fields.tsx';

const OPTIONS = [
  { kind: 'now', name: 'Right away', means: 'Each design goes to your shop as soon as it’s made.' },
  { kind: 'approved', name: 'When I approve', means: 'You review the designs. What you approve goes out at once.' },
  { kind: 'schedule', name: 'On a schedule', means: 'What you approve goes out a few a day, at times you choose.' },
] as const;

type Kind = (typeof OPTIONS)[number]['kind'];

interface PublishChoiceFieldProps {
  value: BatchPublish;
  onChange: (value: BatchPublish) => void;
  /** The server's, by field. */
  errors?: PublishErrors;
}

/** When the designs of a batch go to the shop. */
export function PublishChoiceField({ value, onChange, errors }: PublishChoiceFieldProps) {
  const group = useId();
  const lastSchedule = useRef<BatchSchedule>(undefined);
  const said = { ...errors, ...publishErrors(value) };
  const choose = (kind: Kind) => {
    if (isSchedule(value)) lastSchedule.current = value;
    onChange(kind === 'schedule' ? (lastSchedule.current ?? newSchedule()) : kind);
  };
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-semibold">When should they go out?</legend>
      {OPTIONS.map((option) => (
        <Option
          key={option.kind}
          {...option}
          group={group}
          checked={option.kind === (isSchedule(value) ? 'schedule' : value)}
          onChoose={() => choose(option.kind)}
        />
      ))}
      {said.publish && <FieldError>{said.publish}</FieldError>}
      {isSchedule(value) && <ScheduleFields schedule={value} onChange={onChange} errors={said} />}
    </fieldset>
  );
}

interface OptionProps {
  /** One of a group is checked, and the arrow keys go through it. */
  group: string;
  name: string;
  means: string;
  checked: boolean;
  onChoose: () => void;
}

function Option({ group, name, means, checked, onChoose }: OptionProps) {
  const id = useId();
  return (
    <label className="grid grid-cols-[auto_1fr] gap-x-3 rounded-md border border-input px-3 py-2.5 transition-colors duration-150 hover:border-foreground has-checked:border-foreground has-checked:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={group}
        className="row-span-2 mt-1 size-4 cursor-pointer accent-foreground outline-none"
        aria-labelledby={id}
        aria-describedby={`${id}-means`}
        checked={checked}
        onChange={onChoose}
      />
      <span id={id} className="font-semibold">
        {name}
      </span>
      <span id={`${id}-means`} className="text-muted-foreground text-sm">
        {means}
      </span>
    </label>
  );
}
