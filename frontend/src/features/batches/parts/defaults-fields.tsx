import type { BatchDefaultsInput } from '../../../api/model/batchDefaultsInput.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import { EngineChoice } from '../../designs/index.ts';
import { ColorGrid, useShirtColors } from '../../printify/index.ts';
import { STYLE_OPTIONS } from '../model/options.ts';

interface DefaultsFieldsProps {
  value: BatchDefaultsInput;
  colorsError?: string | undefined;
  onChange: (changed: Partial<BatchDefaultsInput>) => void;
}

/** What rows have that name nothing of their own: colors, engine and, for Press, a style. */
export function DefaultsFields({ value, colorsError, onChange }: DefaultsFieldsProps) {
  return (
    <div className="grid gap-6 *:min-w-0">
      <ColorGrid
        colors={useShirtColors()}
        selected={value.colors}
        onChange={(colors) => onChange({ colors })}
        {...(colorsError && { error: colorsError })}
      />
      <EngineChoice value={value.engine} onChange={(engine) => onChange({ engine })} />
      {value.engine === 'press' && (
        <Field label="Style" hint="On Auto, Press picks a style to suit the words.">
          {(control) => (
            <Select {...control} value={value.style ?? ''} onChange={({ target }) => onChange({ style: target.value })}>
              <option value="">Auto</option>
              {STYLE_OPTIONS.map(({ value: style, name }) => (
                <option key={style} value={style}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
