import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { pluralize } from '../../../lib/format.ts';
import type { Asked, CardActions } from './wall-card.tsx';

interface RetryPanelProps extends Asked, Pick<CardActions, 'onType' | 'onRetry'> {
  row: RowView;
  onClose: () => void;
}

/** Asks before a row is drawn again, which takes a credit. */
export function RetryPanel({ row, how, idea, onType, onClose, onRetry }: RetryPanelProps) {
  const credits = pluralize(row.retryCredits, 'credit');
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFault(await onRetry(row, idea.trim()));
    setSending(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    // What was typed is there when it is opened again.
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
  };
  return (
    <form
      ref={form}
      aria-label="Draw again"
      className="grid scroll-mb-4 gap-2.5"
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      {how === 'edit' && (
        <Field label="Idea" error={fault ?? ''}>
          {(control) => (
            <Textarea {...control} autoFocus value={idea} onChange={({ target }) => onType(row, target.value)} />
          )}
        </Field>
      )}
      <p className="text-muted-foreground text-sm">
        {row.state === 'needs_review'
          ? `The credit of this design comes back, and the new one takes ${credits}.`
          : `The new design takes ${credits}. This one goes to the trash.`}
      </p>
      {how === 'retry' && fault && <FieldError>{fault}</FieldError>}
      <div className="flex flex-wrap gap-1.5">
        <Button
          type="submit"
          size="sm"
          variant="ink"
          autoFocus={how === 'retry'}
          disabled={isSending || idea.trim() === ''}
        >
          Draw again ({credits})
        </Button>
        <Button
          size="sm"
          variant="quiet"
          onClick={() => {
            if (how === 'edit') onType(row, row.input.idea);
            onClose();
          }}
        >
          Not now
        </Button>
      </div>
    </form>
  );
}
