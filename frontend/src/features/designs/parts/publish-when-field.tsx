import type { PublishChoice } from '../../../api/model/publishChoice.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { RadioGroup } from '../../../components/ui/form/radio-group.tsx';
import { PUBLISH_NAMES, type PublishWhenFields } from '../model/publishing.ts';

const OPTIONS = Object.entries(PUBLISH_NAMES).map(([value, name]) => ({ value: value as PublishChoice, name }));

interface PublishWhenFieldProps {
  value: PublishWhenFields;
  onChange: (value: PublishWhenFields) => void;
  error?: string | undefined;
}

/** When a single design goes to the shop. */
export function PublishWhenField({ value, onChange, error }: PublishWhenFieldProps) {
  return (
    <div className="grid gap-3">
      <RadioGroup
        label="When to publish"
        options={OPTIONS}
        value={value.publish}
        onChange={(publish) => onChange({ ...value, publish })}
      />
      {value.publish === 'date' && (
        <Field label="Day and time" hint="In your time zone." error={error ?? ''}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={value.publishAt}
              onChange={({ target }) => onChange({ ...value, publishAt: target.value })}
            />
          )}
        </Field>
      )}
    </div>
  );
}
