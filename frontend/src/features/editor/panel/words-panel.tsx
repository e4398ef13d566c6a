import { useState } from 'react';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { settled, tidyWords, withBrief } from '../model/document.ts';
import { FaceList } from './face-list.tsx';
import type { PanelProps } from './panel-props.ts';

const LONGEST = 300;

export function WordsPanel(props: PanelProps) {
  const { document, scene, onChange } = props;
  const brief = document.brief ?? { ...scene.brief, unset: [] };
  const fault = scene.faults['brief.headline'] ?? scene.faults.idea;
  return (
    <div className="grid gap-5">
      <WordsField
        label="Headline"
        value={brief.headline}
        error={fault}
        onChange={(headline) => onChange(withBrief(settled(document, scene), { ...brief, headline }), 'headline')}
      />
      <WordsField
        label="Second line"
        value={brief.tagline}
        error={scene.faults['brief.tagline']}
        onChange={(tagline) => onChange(withBrief(settled(document, scene), { ...brief, tagline }), 'tagline')}
      />
      <FaceList {...props} />
    </div>
  );
}

interface WordsFieldProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The field has what is typed, the design the same words with single spaces. */
function WordsField({ label, value, error, onChange }: WordsFieldProps) {
  const [typed, setTyped] = useState(value);
  const shown = tidyWords(typed) === value ? typed : value;
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Input
          {...control}
          value={shown}
          maxLength={LONGEST}
          autoComplete="off"
          onChange={({ target }) => {
            setTyped(target.value);
            if (tidyWords(target.value) !== value) onChange(tidyWords(target.value));
          }}
        />
      )}
    </Field>
  );
}
