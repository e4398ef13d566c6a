import { type ComponentProps, useEffect, useState } from 'react';
import { cn } from '../../lib/cn.ts';

/** A picture that says nothing other text does not say. Where it cannot be loaded there is nothing, until the line is back. */
export function QuietImage({ className, ...props }: Omit<ComponentProps<'img'>, 'alt' | 'onError'>) {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!failed) return;
    const retry = () => {
      setFailed(false);
      setTries((count) => count + 1);
    };
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed]);
  return (
    <img
      key={tries}
      {...props}
      alt=""
      className={cn(className, failed && 'invisible')}
      onError={() => setFailed(true)}
    />
  );
}
