import { dateTime } from '../../lib/format.ts';

export function DateTime({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {dateTime(at)}
    </time>
  );
}
