import { type Readable, Transform } from 'node:stream';

/** A client that reads nothing for so long has gone or stopped. */
const stalledMs = 60_000;

/** Passes a download on. Its source is destroyed when the client has gone, or has read nothing for a minute. */
export function guardDownload(source: Readable, stallMs = stalledMs): Readable {
  const guard = new Transform({
    transform: (chunk, _, done) => {
      timer.refresh();
      done(null, chunk);
    },
    destroy: (error, done) => {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  const timer = setTimeout(
    () => guard.destroy(new Error('the client does not read the download any more')),
    stallMs,
  ).unref();
  source.on('error', (error) => guard.destroy(error));
  return source.pipe(guard);
}
