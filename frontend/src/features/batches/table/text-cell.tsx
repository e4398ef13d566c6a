import { type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { CELL_MAX } from '../model/limits.ts';
import { CELL_STYLES, Cell, type CellProps } from './cell.tsx';
import type { TextField } from './cell-drafts.ts';
import { useCells } from './cells-context.ts';

/** Saved so long after the last key, and when the cell is left. */
const SAVE_AFTER_MS = 1_000;

interface TextCellProps extends Pick<CellProps, 'row' | 'label' | 'hint'> {
  field: TextField;
  /** Its place in the table, to go on to the next. */
  index: number;
  placeholder?: string;
}

/** A text edited in place. Enter goes to the row below, Escape takes back what was typed, saved or not. */
export function TextCell({ row, field, label, hint, index, placeholder }: TextCellProps) {
  const { text, change, commit, problem } = useTextDraft(row, field);
  /** Before the first key since the cell was entered. */
  const before = useRef<string>(undefined);
  const finish = () => {
    before.current = undefined;
    commit();
  };
  const takeBack = () => {
    if (before.current === undefined) return;
    change(before.current);
    finish();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Both keys belong to the input method while it composes a character.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') takeBack();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    finish();
    document.querySelector<HTMLElement>(`[data-cell="${field} ${index + 1}"]`)?.focus();
  };
  return (
    <Cell row={row} field={field} label={label} hint={hint} problem={problem}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          data-cell={`${field} ${index}`}
          maxLength={CELL_MAX[field]}
          placeholder={placeholder}
          value={text}
          className={`${CELL_STYLES} field-sizing-content resize-none`}
          onChange={({ target }) => {
            before.current ??= text;
            change(target.value.replace(/\n/g, ' '));
          }}
          onBlur={finish}
          onKeyDown={onKeyDown}
        />
      )}
    </Cell>
  );
}

function useTextDraft(row: RowView, field: TextField) {
  const { drafts } = useCells();
  const draft = useSyncExternalStore(drafts.watch, () => drafts.textOf(row.id, field));
  const problem = useSyncExternalStore(drafts.watch, () => drafts.problemOf(row.id, field));
  const commit = () => void drafts.commit(row, field);
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return {
    text: draft ?? row.input[field] ?? '',
    change: (text: string) => drafts.change(row.id, field, text),
    commit,
    problem,
  };
}
