import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';
import { sourcesOf, withParameter } from '../model/picture-sizes.ts';

interface PictureProps {
  src: string;
  alt: string;
  className?: string;
  /** How wide it is shown, as in HTML: for pictures that the server has in several widths. */
  sizes?: string;
  /** A tiny picture, shown until this one is loaded. */
  placeholder?: string | null;
  /** Loads at once: it is in the first view. */
  eager?: boolean;
}

/** A picture with a retry button when it failed to load, above any link that covers it. */
export function Picture({ src, alt, className, sizes, placeholder, eager = false }: PictureProps) {
  const [loaded, setLoaded] = useState(false);
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const retry = () => {
    setRetries((count) => count + 1);
    setFailed(false);
  };
  useEffect(() => {
    if (!failed) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
  if (failed)
    return (
      <div
        className={cn(
          'relative z-10 grid place-content-center justify-items-center gap-2 bg-muted p-3 text-center',
          className,
        )}
      >
        <span role="alert" className="font-medium text-sm">
          Image failed to load
        </span>
        <Button size="sm" onClick={retry}>
          <RotateCw aria-hidden="true" />
          Retry
        </Button>
      </div>
    );
  return (
    <img
      {...sourcesOf(retries ? withParameter(src, 'retry', retries) : src, sizes && sizesFor(sizes, eager))}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={cn('bg-center bg-contain bg-no-repeat', className)}
      style={placeholder && !loaded ? { backgroundImage: `url("${placeholder}")` } : undefined}
      onLoad={() => setLoaded(true)}
      onError={() => setFailed(true)}
    />
  );
}

/** Browsers that know `auto` measure what they load late themselves. */
function sizesFor(sizes: string, eager: boolean): string {
  return eager ? sizes : `auto, ${sizes}`;
}
