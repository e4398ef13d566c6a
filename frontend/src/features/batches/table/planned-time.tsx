import { dateTimeIn } from '../../../lib/format.ts';
import { browserTimeZone, zoneName } from '../publishing/schedule.ts';
import { useCells } from './cells-context.ts';

/** In the zone in which dates are typed beside it, which is named where it is another one than the browser's. */
export function PlannedTime({ at }: { at: string }) {
  const { zone } = useCells();
  return (
    <time dateTime={at}>
      {dateTimeIn(zone, at)}
      {zone !== browserTimeZone() && ` (${zoneName(zone)})`}
    </time>
  );
}
