import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import { useDebouncedValue } from '../../../lib/hooks/use-debounced-value.ts';
import { useEngineTask } from '../engine/use-engine.ts';
import { layerTitle } from '../model/placing.ts';
import { Choice, Legend } from './choice.tsx';

const SHOWN = 24;

interface PictureSearchProps {
  /** What is chosen, where it is not the figure. */
  legend?: string;
  subject: string | undefined;
  onChoose: (name: string | undefined) => void;
}

/** Everything that Press can draw, found by words. */
export function PictureSearch({ legend = 'Picture', subject, onChoose }: PictureSearchProps) {
  const [text, setText] = useState('');
  const [most, setMost] = useState(SHOWN);
  const found = useEngineTask('searchPictures', [useDebouncedValue(text, 150), most]);
  const names = subject && !text && !found?.includes(subject) ? [subject, ...(found ?? [])] : found;
  return (
    <div className="grid gap-5">
      <Field label="Search all pictures" hint="An animal, a thing, a place: what the shirt shows.">
        {(control) => (
          <Input
            {...control}
            type="search"
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setMost(SHOWN);
            }}
          />
        )}
      </Field>
      <fieldset className="min-w-0">
        <Legend>{legend}</Legend>
        <p role="status" className="mb-2 text-muted-foreground text-sm empty:mb-0">
          {found?.length === 0 && 'We have no picture of that. Try another word.'}
        </p>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
          <Choice
            group="picture"
            label="No picture"
            isChosen={!subject}
            onChoose={() => onChoose(undefined)}
            className="grid aspect-square place-items-center p-1 text-center text-sm"
          >
            No picture
          </Choice>
          {names?.map((name) => (
            <Choice
              key={name}
              group="picture"
              label={layerTitle(name)}
              isChosen={subject === name}
              onChoose={() => onChoose(name)}
              className="aspect-square bg-white p-1"
            >
              <SmallPicture name={name} />
            </Choice>
          ))}
        </div>
        {found?.length === most && (
          <Button size="sm" className="mt-3" onClick={() => setMost(most + 2 * SHOWN)}>
            More pictures
          </Button>
        )}
      </fieldset>
    </div>
  );
}

function SmallPicture({ name }: { name: string }) {
  const svg = useEngineTask('picture', [name]);
  if (!svg) return <Skeleton className="size-full" />;
  return <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" className="size-full" />;
}
