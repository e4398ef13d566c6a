import { type ReactNode, useId } from 'react';
import type { RowFaultInfoField } from '../../../api/model/rowFaultInfoField.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { cn } from '../../../lib/cn.ts';
import type { CellProblem } from './cell-drafts.ts';

/** Quiet until it is pointed at or edited, so that a table of them reads as a table. */
export const CELL_STYLES =
  'w-full min-h-9 rounded-md border border-transparent bg-transparent px-2 py-1.5 text-left transition-colors duration-150 placeholder:text-muted-foreground hover:border-input focus:border-foreground focus:bg-card aria-invalid:border-destructive pointer-coarse:min-h-11';

export interface CellControl {
  id: string;
  'aria-label': string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

export interface CellProps {
  row: RowView;
  field: RowFaultInfoField;
  /** The column. */
  label: string;
  /** Said below while it is edited. */
  hint?: string | undefined;
  /** Why what was typed is not saved. */
  problem?: CellProblem | undefined;
  children: (control: CellControl) => ReactNode;
}

/** A control with what is wrong in it, in words below. */
export function Cell({ row: { position, faults }, field, label, hint, problem, children }: CellProps) {
  const id = useId();
  const own = faults.filter((fault) => fault.field === field);
  const isWrong = problem?.isRefused || own.some(({ level }) => level === 'error');
  const faultsId = own.length > 0 || problem ? `${id}-faults` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <div className="group/cell grid min-w-0 content-start gap-1">
      {children({
        id,
        'aria-label': `${label}, row ${position}`,
        'aria-invalid': isWrong,
        'aria-describedby': [hintId, faultsId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p
          id={hintId}
          className="hidden px-2 pb-1 text-muted-foreground text-sm leading-snug group-focus-within/cell:block"
        >
          {hint}
        </p>
      )}
      {faultsId && (
        <div id={faultsId} className="grid gap-1 px-2 pb-1 text-sm leading-snug">
          {own.map(({ message, level }) => (
            <p key={message} className={cn(level === 'error' ? 'font-medium text-destructive' : 'text-warning')}>
              {message}
            </p>
          ))}
          {problem && (
            <p className={problem.isRefused ? 'font-medium text-destructive' : 'text-warning'}>{problem.message}</p>
          )}
        </div>
      )}
    </div>
  );
}
