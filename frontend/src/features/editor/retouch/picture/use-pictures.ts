import { useEffect, useState } from 'react';
import type { RetouchView } from '../../../../api/model/retouchView.ts';
import { decodePng } from '../../engine/png.ts';
import type { Retouch } from '../model/retouch.ts';
import { LivePicture } from './live-picture.ts';

/** By their numbers: a step back may lead to the one before. */
export type Pictures = ReadonlyMap<number, LivePicture>;

async function fetchPicture(url: string, signal: AbortSignal) {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
  return decodePng(await answer.arrayBuffer());
}

/** The picture of the newest version, and those that were opened before it. */
export function usePictures({ picture, retouch: { picture: number } }: RetouchView) {
  const { cutUrl, wholeUrl } = picture;
  const [pictures, setPictures] = useState<Pictures>(new Map());
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const isThere = pictures.has(number);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other links lead to the same picture, an attempt fetches it again
  useEffect(() => {
    if (isThere) return;
    const stop = new AbortController();
    const urls = wholeUrl === null ? [cutUrl] : [cutUrl, wholeUrl];
    Promise.all(urls.map((url) => fetchPicture(url, stop.signal))).then(
      ([cut, whole = cut]) =>
        cut && whole && setPictures((known) => new Map(known).set(number, new LivePicture({ cut, whole }))),
      () => !stop.signal.aborted && setFailed(true),
    );
    return () => stop.abort();
  }, [number, isThere, attempt]);
  const retry = () => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { pictures, failed, retry };
}

/** Shows what was done so far. */
export function useShown(picture: LivePicture, { edits, inks }: Retouch): void {
  useEffect(() => picture.show(edits, inks), [picture, edits, inks]);
  useEffect(() => () => picture.close(), [picture]);
}
