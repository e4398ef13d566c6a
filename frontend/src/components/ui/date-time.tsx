import { dateTime } from '../../lib/format.ts';

/** A point in time, in words that stay on one line. */
export function DateTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dateTime(at)}
    </time>
  );
}
