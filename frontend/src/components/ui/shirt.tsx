import type { ReactNode } from 'react';
import cut from '../../assets/shirt-cut.webp';
import light from '../../assets/shirt-light.avif';
import { cn } from '../../lib/cn.ts';

interface ShirtProps {
  /** The cloth, `#rrggbb`. */
  cloth: string;
  /** What is printed on the chest: one picture with a transparent ground. */
  children?: ReactNode;
  /** Load it at once: it is the first thing one sees. */
  eager?: boolean;
  className?: string;
}

/** A T-shirt of any colour with art on its chest; its folds fall over the print as over the cloth. */
export function Shirt({ cloth, children, eager = false, className }: ShirtProps) {
  return (
    <div className={cn('relative aspect-[1120/1040] drop-shadow-[0_10px_14px_rgb(0_0_0/0.16)]', className)}>
      <div
        className="absolute inset-0 transition-colors duration-200"
        style={{ backgroundColor: cloth, mask: `url("${cut}") center / contain no-repeat` }}
      />
      <div className="absolute top-[21.3%] left-[30.5%] flex h-[52.3%] w-[39%] items-start justify-center">
        {children}
      </div>
      <img
        src={light}
        alt=""
        loading={eager ? 'eager' : 'lazy'}
        className="pointer-events-none absolute inset-0 size-full"
      />
    </div>
  );
}
