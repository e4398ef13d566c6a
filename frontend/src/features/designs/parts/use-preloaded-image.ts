import { useEffect, useState } from 'react';

/**
 * Replaces a picture only once the next one is loaded, so that the old one stays until then. The first picture is
 * returned at once, and shows its own loading error.
 */
export function usePreloadedImage(src: string | null): string | null {
  const [loaded, setLoaded] = useState(src);
  useEffect(() => {
    let current = true;
    const show = () => current && setLoaded(src);
    if (src) void preload(src).then(show);
    else show();
    return () => {
      current = false;
    };
  }, [src]);
  return loaded;
}

/** Resolves also on a failure, which the picture itself then shows. */
async function preload(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
}
