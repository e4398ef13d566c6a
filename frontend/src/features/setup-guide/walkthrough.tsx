import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { cn } from '../../lib/cn.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { SCENES } from './scenes.tsx';

const SCENE_MS = 3500;

/** Drawn by us, and no embedded video: watching it is reported to nobody. */
export function Walkthrough() {
  const [at, setAt] = useState(0);
  const [playing, setPlaying] = useState(false);
  const isHydrated = useHydrated();

  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => {
      setAt((at + 1) % SCENES.length);
      setPlaying(at + 1 < SCENES.length);
    }, SCENE_MS);
    return () => clearTimeout(timer);
  }, [playing, at]);

  const scene = SCENES[at];
  if (!scene) return null;
  return (
    <figure className="grid gap-3">
      <svg viewBox="0 0 320 200" role="img" aria-label={scene.caption} className="w-full rounded-lg border bg-muted">
        <rect x={16} y={14} width={288} height={172} rx={8} className="fill-background stroke-input" />
        <path d="M16 32h288" className="stroke-input" />
        {[28, 38, 48].map((x) => (
          <circle key={x} cx={x} cy={23} r={2.6} className="fill-muted-foreground/50" />
        ))}
        <g key={at} className="animate-rise">
          {scene.picture}
        </g>
      </svg>
      <figcaption className="flex flex-wrap items-center justify-between gap-3">
        <Button variant="ink" onClick={() => setPlaying(!playing)}>
          {playing ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          {playing ? 'Pause the tutorial' : 'Play the tutorial'}
        </Button>
        <span className="flex">
          {SCENES.map(({ caption }, index) => (
            <button
              key={caption}
              type="button"
              disabled={!isHydrated}
              aria-label={`Step ${index + 1}`}
              aria-current={index === at ? 'step' : undefined}
              className="grid size-11 place-items-center rounded-md hover:bg-muted"
              onClick={() => {
                setPlaying(false);
                setAt(index);
              }}
            >
              <span className={cn('size-3 rounded-full', index === at ? 'bg-foreground' : 'bg-muted-foreground/50')} />
            </button>
          ))}
        </span>
      </figcaption>
    </figure>
  );
}
