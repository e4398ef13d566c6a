import { FieldError } from '../../../components/ui/form/field.tsx';
import type { toast } from '../../../lib/toast.ts';

/** A row that did not take a change of many. */
export interface LeftOutRow {
  position: number;
  reason: string;
}

/** A toast names so many rows. More are listed where they were changed. */
export const NAMED_IN_TOAST = 2;

/** Every row that was left out, with the reason. */
export function LeftOut({ rows }: { rows: readonly LeftOutRow[] }) {
  if (rows.length <= NAMED_IN_TOAST) return null;
  return (
    <section aria-label="Left out" className="grid gap-1">
      <FieldError>{rows.length} left out</FieldError>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard */}
      <ul tabIndex={0} className="grid max-h-60 gap-1 overflow-y-auto text-sm">
        {rows.map((row) => (
          <li key={row.position} className="break-words">
            {nameOf(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What became of a change of many rows. */
export function bulkToast(
  done: number,
  leftOut: readonly LeftOutRow[],
  words: { done: string; failure: string },
): Parameters<typeof toast>[0] {
  const named = leftOut.length > NAMED_IN_TOAST ? [] : leftOut.map(nameOf);
  const isNothing = done === 0 && leftOut.length > 0;
  return {
    title: isNothing ? words.failure : words.done,
    ...(leftOut.length > 0 && { description: [`${leftOut.length} left out.`, ...named].join(' ') }),
    ...(isNothing && { tone: 'destructive' as const }),
  };
}

function nameOf({ position, reason }: LeftOutRow): string {
  return `Row ${position}: ${reason}`;
}
