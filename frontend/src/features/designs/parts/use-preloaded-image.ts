import { useEffect, useState } from 'react';
import { sourcesOf } from '../model/picture-sizes.ts';

/**
 * Replaces a picture only once the next one is loaded, so that the old one stays until then. The first picture is
 * returned at once and loads where it is shown; it shows its own loading error.
 */
export function usePreloadedImage(src: string | null, sizes?: string): string | null {
  const [loaded, setLoaded] = useState(src);
  useEffect(() => {
    if (src === loaded) return;
    let current = true;
    const show = () => current && setLoaded(src);
    if (src) void preload(src, sizes).then(show);
    else show();
    return () => {
      current = false;
    };
  }, [src, sizes, loaded]);
  return loaded;
}

/** Resolves also on a failure, which the picture itself then shows. */
async function preload(src: string, sizes?: string): Promise<void> {
  const sources = sourcesOf(src, sizes);
  const image = new Image();
  image.sizes = sources.sizes ?? '';
  image.srcset = sources.srcSet ?? '';
  image.src = sources.src;
  await image.decode().catch(() => undefined);
}
