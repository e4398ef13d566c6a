import { useEffect, useState } from 'react';

/**
 * The address of a picture once it can be shown. A picture that takes the place of another is fetched first, so
 * that the old one stays until then; one that was there from the start is given as it is, and shows its own failure.
 */
export function useSettled(src: string | null): string | null {
  const [settled, setSettled] = useState(src);
  useEffect(() => {
    let current = true;
    const settle = () => current && setSettled(src);
    if (src) void fetched(src).then(settle);
    else settle();
    return () => {
      current = false;
    };
  }, [src]);
  return settled;
}

/** Resolves also when the picture cannot be had: whoever shows it says so. */
async function fetched(src: string): Promise<void> {
  const image = new Image();
  image.src = src;
  await image.decode().catch(() => undefined);
}
