import { Field } from '../../../components/ui/form/field.tsx';
import { Select } from '../../../components/ui/form/input.tsx';
import type { ChosenFile, GuessedText } from './batch-request.ts';

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
  file: ChosenFile;
  guessed: GuessedText;
  /** Whether we still have it, to read it again. */
  isHeld: boolean;
  onChange: (encoding: string) => void;
}

/** For a file whose bytes do not say in what alphabet they are. */
export function EncodingChoice({ file, guessed, isHeld, onChange }: EncodingChoiceProps) {
  if (!isHeld) return <p className="text-muted-foreground text-sm">{sayEncoding(file, guessed)}</p>;
  const sample = sampleOf(file);
  const question = sample ? `Does “${sample}” look right? If not, choose` : 'Choose';
  return (
    <Field label={`Letters in ${file.name}`} hint={`${question} how this file was saved.`}>
      {(control) => (
        <Select {...control} value={guessed.encoding} onChange={({ target }) => onChange(target.value)}>
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

function sayEncoding({ name }: ChosenFile, { encoding }: GuessedText): string {
  const alphabet = ENCODINGS.find(([label]) => label === encoding)?.[1] ?? encoding;
  return `We read ${name} as ${alphabet}. If its letters look wrong, remove the file and choose it again.`;
}

/** The first letters that may be wrong, and what stands beside them. */
function sampleOf({ rows }: ChosenFile): string | undefined {
  for (const { idea, title = '' } of rows) {
    const found = /.{0,20}[^ -~\s].{0,20}/u.exec(`${idea}\n${title}`);
    if (found) return found[0].trim();
  }
  return undefined;
}
