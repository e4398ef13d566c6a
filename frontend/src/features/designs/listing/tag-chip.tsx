import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { cn } from '../../../lib/cn.ts';

interface TagChipProps {
  tag: string;
  /** Characters. */
  max: number;
  fault?: string;
  onReplace: (text: string) => void;
  onRemove: () => void;
  /** Goes to the chip so many places further. */
  onMove: (step: 1 | -1) => void;
}

/** One tag: pressed, it can be written anew. */
export function TagChip({ tag, max, fault, onReplace, onRemove, onMove }: TagChipProps) {
  const [text, setText] = useState<string | null>(null);
  const isWrong = Boolean(fault) || tag.length > max;
  if (text !== null)
    return (
      <li>
        <input
          // biome-ignore lint/a11y/noAutofocus: it stands where the pressed button was, which had the focus
          autoFocus
          aria-label={`Tag ${tag}`}
          className="min-h-9 rounded-sm border border-foreground bg-card px-2 text-sm"
          size={Math.max(8, text.length)}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => finish(text)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') finish(text);
            else if (event.key === 'Escape') {
              // The dialog around it stays open.
              event.stopPropagation();
              setText(null);
            } else return;
            event.preventDefault();
          }}
        />
      </li>
    );

  function finish(written: string) {
    setText(null);
    if (written.trim() !== tag) onReplace(written);
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
        isWrong && 'text-destructive outline outline-destructive',
      )}
    >
      <button
        type="button"
        data-chip
        title={fault ?? `${tag.length} of ${max} characters`}
        className="min-h-9 rounded-sm py-1 pl-2 hover:underline"
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
        className="grid min-w-8 place-items-center rounded-sm text-muted-foreground hover:text-foreground"
        onClick={onRemove}
      >
        <X aria-hidden="true" className="size-3.5" />
      </button>
    </li>
  );
}
