import { moment } from '../../lib/format.ts';

/** A point in time, in words that stay on one line. */
export function Moment({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {moment(at)}
    </time>
  );
}
