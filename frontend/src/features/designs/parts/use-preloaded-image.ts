import { useEffect, useState } from 'react';

/**
 * The address of a picture once it can be shown. A picture that takes the place of another is fetched first, so
 * that the old one stays until then; one that was there from the start is given as it is, and shows its own failure.
 */
export function usePreloadedImage(src: string | null): string | null {
  const [loaded, setLoaded] = useState(src);
  useEffect(() => {
    let current = true;
    const settle = () => current && setLoaded(src);
    if (src) void preload(src).then(settle);
    else settle();
    return () => {
      current = false;
    };
  }, [src]);
  return loaded;
}

/** Resolves also when the picture cannot be had: whoever shows it says so. */
async function preload(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
}
