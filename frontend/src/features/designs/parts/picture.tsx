import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { cn } from '../../../lib/cn.ts';

interface PictureProps {
  src: string;
  alt: string;
  className?: string;
  /** Loads at once: it is in the first view. */
  eager?: boolean;
}

/** A picture with a retry button when it failed to load, above any link that covers it. */
export function Picture({ src, alt, className, eager = false }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
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
        <Button
          size="sm"
          onClick={() => {
            setRetries(retries + 1);
            setFailed(false);
          }}
        >
          <RotateCw aria-hidden="true" />
          Retry
        </Button>
      </div>
    );
  return (
    <img
      src={retries ? withRetry(src, retries) : src}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      className={className}
      onError={() => setFailed(true)}
    />
  );
}

function withRetry(src: string, retries: number): string {
  return `${src}${src.includes('?') ? '&' : '?'}retry=${retries}`;
}
