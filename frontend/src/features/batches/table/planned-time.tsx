import { browserTimeZone, zoneName } from '../publishing/schedule.ts';
import { useCells } from './cells-context.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** In the zone in which dates are typed beside it, which is named where it is another one than the browser's. */
export function PlannedTime({ at }: { at: string }) {
  const { zone } = useCells();
  return (
    <time dateTime={at}>
      {formatIn(zone).format(new Date(at))}
      {zone !== browserTimeZone() && ` (${zoneName(zone)})`}
    </time>
  );
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  formats.set(timeZone, format);
  return format;
}
