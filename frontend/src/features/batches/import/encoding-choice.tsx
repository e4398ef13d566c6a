import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';

/** By labels that browsers know. */
const ENCODINGS = [
  ['windows-1252', 'Western European (Windows-1252)'],
  ['windows-1250', 'Central European (Windows-1250)'],
  ['windows-1251', 'Cyrillic (Windows-1251)'],
  ['windows-1253', 'Greek (Windows-1253)'],
  ['windows-1254', 'Turkish (Windows-1254)'],
  ['shift_jis', 'Japanese (Shift_JIS)'],
  ['gb18030', 'Chinese (GB18030)'],
  ['big5', 'Chinese (Big5)'],
  ['euc-kr', 'Korean (EUC-KR)'],
] as const;

interface EncodingChoiceProps {
  fileName: string;
  value: string;
  onChange: (encoding: string) => void;
}

/** For a file whose bytes do not say in what alphabet they are. */
export function EncodingChoice({ fileName, value, onChange }: EncodingChoiceProps) {
  return (
    <Field label={`Letters in ${fileName}`} hint="If letters look wrong below, choose how this file was saved.">
      {(control) => (
        <Select {...control} value={value} onChange={({ target }) => onChange(target.value)}>
          {ENCODINGS.map(([encoding, name]) => (
            <option key={encoding} value={encoding}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
