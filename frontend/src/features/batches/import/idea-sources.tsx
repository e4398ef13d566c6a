import { Download, FileSpreadsheet, Images, X } from 'lucide-react';
import { type DragEvent, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { cn } from '../../../lib/cn.ts';
import { pluralize } from '../../../lib/format.ts';
import type { IdeaFields } from './batch-request.ts';
import { EncodingChoice } from './encoding-choice.tsx';
import { downloadTemplate } from './template.ts';
import { useFiles } from './use-files.ts';

const LibraryPicker = lazy(async () => ({ default: (await import('./library-picker.tsx')).LibraryPicker }));

interface IdeaSourcesProps {
  value: IdeaFields;
  onChange: (changed: Partial<IdeaFields>) => void;
  error: string | undefined;
}

/** Three ways to bring ideas, which add up: lines, files, and designs of the library. */
export function IdeaSources({ value, onChange, error }: IdeaSourcesProps) {
  const [isPicking, setPicking] = useState(false);
  const latest = useRef(value);
  latest.current = value;
  const files = useFiles((read, replaced) => {
    const before = latest.current.files;
    const place = replaced ? before.findLastIndex(({ name }) => name === read.name) : -1;
    // The next file may be read before this one is rendered.
    latest.current = { ...latest.current, files: place < 0 ? [...before, read] : before.with(place, read) };
    onChange({ files: latest.current.files });
  });
  return (
    <FileDrop onFiles={files.read}>
      <Field
        label="Lines"
        hint="An idea on each line, or cells copied from a spreadsheet. Put words to print in quotes."
        {...(error && { error })}
      >
        {(control) => (
          <Textarea
            {...control}
            className="max-h-96 min-h-40 overflow-y-auto"
            placeholder={'A fox reading under a lamp\nRetro sunset, "Slow Mornings"'}
            value={value.text}
            onChange={({ target }) => onChange({ text: target.value })}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <FileButton onFiles={files.read} isReading={files.isReading} />
        <Button onClick={() => setPicking(true)}>
          <Images aria-hidden="true" />
          From your library
        </Button>
        <Button variant="quiet" onClick={() => void downloadTemplate()}>
          <Download aria-hidden="true" />
          Download a template
        </Button>
      </div>
      {files.problems.map((problem) => (
        <FieldError key={problem}>{problem}</FieldError>
      ))}
      {value.files.map(
        (file, place) =>
          file.guessed && (
            <EncodingChoice
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may be chosen twice
              key={place}
              file={file}
              guessed={file.guessed}
              isHeld={files.isHeld(file)}
              onChange={(encoding) => void files.readAgain(file, encoding)}
            />
          ),
      )}
      <ul aria-label="Chosen" className="flex flex-wrap gap-2 empty:hidden">
        {value.files.map(({ name, rows }, place) => (
          <Chosen
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may be chosen twice
            key={place}
            name={`${name}, ${pluralize(rows.length, 'row')}`}
            onRemove={() => onChange({ files: value.files.toSpliced(place, 1) })}
          />
        ))}
        {value.picked.length > 0 && (
          <Chosen
            name={`${pluralize(value.picked.length, 'idea')} from your library`}
            onRemove={() => onChange({ picked: [] })}
          />
        )}
      </ul>
      {isPicking && (
        <Suspense>
          <LibraryPicker
            picked={value.picked}
            onPick={(picked) => onChange({ picked })}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </FileDrop>
  );
}

function Chosen({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <li className="inline-flex min-w-0 items-center gap-1 rounded-md bg-muted pl-3">
      <span className="min-w-0 break-words py-1">{name}</span>
      <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} className="shrink-0" onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </li>
  );
}

function FileButton({ onFiles, isReading }: { onFiles: (files: File[]) => void; isReading: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button disabled={isReading} onClick={() => input.current?.click()}>
        <FileSpreadsheet aria-hidden="true" />
        {isReading ? 'Reading…' : 'CSV or Excel file'}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label="CSV or Excel file"
        accept=".csv,.tsv,.txt,.xlsx,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file, changed meanwhile, can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

/** Takes files that are dropped on it. */
function FileDrop({ onFiles, children }: { onFiles: (files: File[]) => void; children: ReactNode }) {
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: for pointers alone; the button beside it does the same
    <div
      className={cn(
        'grid gap-4 rounded-md *:min-w-0',
        isOver && 'outline-2 outline-foreground outline-dashed outline-offset-8',
      )}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
    </div>
  );
}
