import { cn } from '../../../lib/cn.ts';
import { TONES, type Tone } from '../model/states.ts';

/** The name of a state, with a dot in its tone. */
export function StateName({ name, tone, className }: { name: string; tone: Tone; className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-1.5 font-semibold text-sm', TONES[tone], className)}>
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-current" />
      {name}
    </span>
  );
}
