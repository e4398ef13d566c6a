import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Counter, FieldError } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { CopyButton } from './copy-button.tsx';
import { parseTags } from './listing-draft.ts';
import type { ListingErrors } from './listing-errors.ts';
import { TagChip } from './tag-chip.tsx';

interface TagFieldProps {
  tags: string[];
  limits: { tags: number; tag: number };
  errors: ListingErrors;
  /** The same for the seller. */
  sentences: string[];
  onChange: (tags: string[]) => void;
}

/** The tags as chips, all of it usable by keyboard: Enter adds and changes, Delete removes, arrow keys move. */
export function TagField({ tags, limits, errors, sentences, onChange }: TagFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);

  /** The chip to focus once the changed tags are rendered. */
  const nextFocus = useRef<number>(undefined);
  // In the same commit that removes the focused chip: a frame later, a second press of Delete would get lost.
  useLayoutEffect(() => {
    const at = nextFocus.current;
    nextFocus.current = undefined;
    if (at !== undefined && !focusChip(list.current, Math.min(at, tags.length - 1))) input.current?.focus();
  }, [tags]);

  function add(text: string) {
    const more = parseTags(text);
    if (more.length > 0) onChange([...tags, ...more]);
    setTyped('');
  }
  function replace(at: number, text: string, byKey: boolean) {
    if (byKey) nextFocus.current = at;
    onChange(tags.toSpliced(at, 1, ...parseTags(text)));
  }
  function remove(at: number) {
    nextFocus.current = at;
    onChange(tags.toSpliced(at, 1));
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault();
      add(typed);
    } else if (event.key === 'Backspace' && typed === '') focusChip(list.current, tags.length - 1);
  }

  return (
    <fieldset className="grid gap-2">
      <div className="flex items-center gap-3">
        <legend className="float-left font-semibold">Tags</legend>
        <Counter count={tags.length} max={limits.tags} />
        <span className="ml-auto">
          <CopyButton name="Tags" text={tags.join(', ')} />
        </span>
      </div>
      {tags.length > 0 && (
        <ul ref={list} aria-label="Tags of this listing" className="flex flex-wrap gap-1.5">
          {tags.map((tag, at) => (
            <TagChip
              // The same tag can be there twice while the tags are edited.
              key={`${tag} ${tags.slice(0, at).filter((other) => other === tag).length}`}
              tag={tag}
              max={limits.tag}
              error={errors[`tags.${at}`]}
              onReplace={(text, byKey) => replace(at, text, byKey)}
              onRemove={() => remove(at)}
              onMove={(step) => focusChip(list.current, at + step) || (step > 0 && input.current?.focus())}
            />
          ))}
        </ul>
      )}
      <div className="flex items-center gap-3">
        <Input
          ref={input}
          id={id}
          aria-label="Add a tag"
          aria-describedby={`${id}-hint`}
          placeholder="Add a tag"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => add(typed)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (parseTags(text).length < 2) return;
            event.preventDefault();
            add(`${typed}${text}`);
          }}
        />
        <Counter count={typed.trim().length} max={limits.tag} />
      </div>
      <p id={`${id}-hint`} className="text-muted-foreground text-sm">
        Press Enter to add a tag. Select one to edit it; Delete removes it.
      </p>
      {sentences.map((sentence) => (
        <FieldError key={sentence}>{sentence}</FieldError>
      ))}
    </fieldset>
  );
}

function focusChip(list: HTMLUListElement | null, at: number): boolean {
  const chip = list?.querySelectorAll<HTMLButtonElement>('[data-chip]')[at];
  chip?.focus();
  return Boolean(chip);
}
