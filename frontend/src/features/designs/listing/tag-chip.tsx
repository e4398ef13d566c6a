import { X } from 'lucide-react';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../../lib/cn.ts';

interface TagChipProps {
  tag: string;
  /** Characters. */
  max: number;
  error?: string;
  /** `byKey`: the seller pressed Enter, and expects the focus on the chip. */
  onReplace: (text: string, byKey: boolean) => void;
  onRemove: () => void;
  /** Moves the focus to the chip before or after this one. */
  onMove: (step: 1 | -1) => void;
}

/** One tag. A press turns it into a text box. */
export function TagChip({ tag, max, error, onReplace, onRemove, onMove }: TagChipProps) {
  const [text, setText] = useState<string | null>(null);
  const chip = useRef<HTMLButtonElement>(null);
  const isEditing = text !== null;
  const focusesChip = useRef(false);
  useLayoutEffect(() => {
    if (isEditing || !focusesChip.current) return;
    focusesChip.current = false;
    chip.current?.focus();
  }, [isEditing]);
  if (isEditing)
    return (
      <li>
        <input
          // biome-ignore lint/a11y/noAutofocus: it replaces the pressed button, which had the focus
          autoFocus
          aria-label={`Tag ${tag}`}
          className="min-h-9 pointer-coarse:min-h-11 rounded-sm border border-foreground bg-card px-2 text-sm"
          size={Math.max(8, text.length)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => finish(text, false)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish(text, true);
            else if (event.key === 'Escape') {
              // A dialog around the chip must stay open.
              event.stopPropagation();
              finish(tag, true);
            } else return;
            event.preventDefault();
          }}
        />
      </li>
    );

  function finish(written: string, byKey: boolean) {
    setText(null);
    if (written.trim() === tag) focusesChip.current = byKey;
    else onReplace(written, byKey);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowRight') onMove(1);
    else if (event.key === 'ArrowLeft') onMove(-1);
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove();
    else return;
    event.preventDefault();
  }

  return (
    <li
      className={cn(
        'flex items-stretch rounded-sm bg-muted text-sm',
        (error || tag.length > max) && 'text-destructive outline outline-destructive',
      )}
    >
      <button
        ref={chip}
        type="button"
        data-chip
        title={error ?? `${tag.length} of ${max} characters`}
        className="min-h-9 pointer-coarse:min-h-11 rounded-sm py-1 pl-2 hover:underline"
        onClick={() => setText(tag)}
        onKeyDown={onKeyDown}
      >
        <span className="sr-only">Change tag </span>
        {tag}
        {tag.length > max && (
          <span className="figures">
            {' '}
            {tag.length}/{max}
          </span>
        )}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`Remove tag ${tag}`}
        className="grid min-w-8 pointer-coarse:min-w-11 place-items-center rounded-sm text-muted-foreground hover:text-foreground"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}
