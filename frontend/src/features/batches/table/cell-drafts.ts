import type { Draft } from '../../../api/cache/use-form-draft.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import type { UpdateRow } from '../../../api/model/updateRow.ts';
import { isChangeable } from '../model/row-changes.ts';
import { isRefused } from '../queries/refusal.ts';

export type TextField = 'idea' | 'product' | 'title' | 'publishAt';

/** What was typed, by row and field. */
export type CellTexts = Readonly<Record<string, string>>;

export interface CellProblem {
  /** What was typed was refused; else it is sent again. */
  isRefused: boolean;
  message: string;
}

const NOT_SAVED: CellProblem = { isRefused: false, message: 'Not saved yet.' };

type Save = (rowId: string, change: UpdateRow) => Promise<unknown>;

/**
 * What was typed into cells and is not saved. It outlives the cell, which is gone when scrolled away, and the screen; so
 * does what the server refused.
 */
export class CellDrafts {
  private readonly sending = new Map<string, string>();
  /** Why, of what is not saved. */
  private readonly problems = new Map<string, CellProblem>();
  private readonly watchers = new Set<() => void>();
  private readonly draft: Draft<CellTexts>;
  private readonly save: Save;

  constructor(draft: Draft<CellTexts>, save: Save) {
    this.draft = draft;
    this.save = save;
  }

  readonly watch = (onChange: () => void): (() => void) => {
    this.watchers.add(onChange);
    return () => void this.watchers.delete(onChange);
  };

  textOf(rowId: string, field: TextField): string | undefined {
    return this.texts()[keyOf(rowId, field)];
  }

  problemOf(rowId: string, field: TextField): CellProblem | undefined {
    return this.problems.get(keyOf(rowId, field));
  }

  change(rowId: string, field: TextField, text: string): void {
    const key = keyOf(rowId, field);
    this.draft.write({ ...this.texts(), [key]: text });
    if (this.problems.get(key)?.isRefused) this.problems.delete(key);
    this.notify();
  }

  async commit({ id, input }: Pick<RowView, 'id' | 'input'>, field: TextField): Promise<void> {
    const key = keyOf(id, field);
    const sent = this.texts()[key];
    if (sent === undefined || sent === this.sending.get(key)) return;
    // While it is being sent, what is shown as saved may yet be refused.
    if (!this.sending.has(key) && sent.trim() === (input[field] ?? '')) return this.forget(key);
    if (!navigator.onLine) return this.note(key, NOT_SAVED);
    this.sending.set(key, sent);
    try {
      await this.save(id, { [field]: sent.trim() || (field === 'idea' ? '' : null) });
      if (this.texts()[key] === sent) this.forget(key);
    } catch (error) {
      const reason = isRefused(error) ? (error.fields?.[field] ?? error.message) : undefined;
      this.note(key, reason ? { isRefused: true, message: reason } : NOT_SAVED);
    } finally {
      if (this.sending.get(key) === sent) this.sending.delete(key);
    }
  }

  /** What belongs to a row that cannot be changed any more is dropped. */
  commitAll(rows: readonly RowView[]): void {
    const byId = new Map(rows.map((row) => [row.id, row]));
    for (const key of Object.keys(this.texts())) {
      const [rowId = '', field] = key.split(' ') as [string, TextField];
      const row = byId.get(rowId);
      if (row && isTextChangeable(row, field)) void this.commit(row, field);
      else this.forget(key);
    }
  }

  private texts(): CellTexts {
    return this.draft.read() ?? {};
  }

  private forget(key: string): void {
    const { [key]: _, ...others } = this.texts();
    this.draft.write(Object.keys(others).length > 0 ? others : undefined);
    this.problems.delete(key);
    this.notify();
  }

  private note(key: string, problem: CellProblem): void {
    this.problems.set(key, problem);
    this.notify();
  }

  private notify(): void {
    for (const watcher of this.watchers) watcher();
  }
}

/** An approved row can still go out at another time. */
function isTextChangeable(row: RowView, field: TextField): boolean {
  return isChangeable(row) || (field === 'publishAt' && row.state === 'approved');
}

function keyOf(rowId: string, field: TextField): string {
  return `${rowId} ${field}`;
}
