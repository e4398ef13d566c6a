import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { RowView } from '../../../api/model/rowView.ts';
import { CELL_MAX } from '../model/limits.ts';
import { CELL_STYLES, Cell, type CellProps } from './cell.tsx';
import { useCells } from './cells-context.ts';

/** Saved so long after the last key, and when the cell is left. */
const SAVE_AFTER_MS = 1_000;

type TextField = 'idea' | 'product' | 'title' | 'publishAt';

interface TextCellProps extends Pick<CellProps, 'row' | 'label'> {
  field: TextField;
  /** Its place in the table, to go on to the next. */
  index: number;
  placeholder?: string;
}

/** A text edited in place. Enter goes to the row below, Escape takes back what was typed. */
export function TextCell({ row, field, label, index, placeholder }: TextCellProps) {
  const { text, change, commit, restore, isRefused } = useTextDraft(row, field);
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Escape') restore();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    void commit();
    document.querySelector<HTMLElement>(`[data-cell="${field} ${index + 1}"]`)?.focus();
  };
  return (
    <Cell row={row} field={field} label={label} note={isRefused ? 'Not saved yet.' : undefined}>
      {(control) => (
        <textarea
          {...control}
          rows={1}
          data-cell={`${field} ${index}`}
          maxLength={CELL_MAX[field]}
          placeholder={placeholder}
          value={text}
          className={`${CELL_STYLES} field-sizing-content resize-none`}
          onChange={({ target }) => change(target.value.replace(/\n/g, ' '))}
          onBlur={() => void commit()}
          onKeyDown={onKeyDown}
        />
      )}
    </Cell>
  );
}

function useTextDraft(row: RowView, field: TextField) {
  const { drafts, save } = useCells();
  const key = `${row.id} ${field}`;
  const saved = row.input[field] ?? '';
  const [draft, setDraft] = useState(() => drafts.get(key));
  const [isRefused, setRefused] = useState(false);
  const sending = useRef<string | null>(null);
  function change(text: string) {
    drafts.set(key, text);
    setDraft(text);
  }
  function restore() {
    drafts.delete(key);
    setDraft(undefined);
    setRefused(false);
  }
  async function commit() {
    const sent = drafts.get(key);
    if (sent === undefined || sent === sending.current) return;
    // While it is being sent, what is shown as saved may yet be refused.
    if (sending.current === null && sent.trim() === saved) return restore();
    sending.current = sent;
    try {
      await save(row.id, { [field]: sent.trim() || (field === 'idea' ? '' : null) });
      setRefused(false);
      if (drafts.get(key) === sent) restore();
    } catch {
      setRefused(true);
    } finally {
      if (sending.current === sent) sending.current = null;
    }
  }
  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });
  useEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(() => void latest.current(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return { text: draft ?? saved, change, commit, restore, isRefused };
}
