import { scaleBand, scaleLinear } from 'd3-scale';
import { type PointerEvent, useState } from 'react';
import { cn } from '../../../lib/cn.ts';
import { changeInWords } from './day-bars.ts';

export interface Bar {
  key: string;
  label: string;
  value: number;
}

interface BarChartProps {
  title: string;
  format: (value: number) => string;
  /** The axis is at least as high. */
  unit: number;
  /** The sum of as many days before. */
  before: { total: number; days: number };
  /** Oldest first; never empty. */
  bars: Bar[];
  /** Below the first and the last bar. */
  labels: [string, string];
}

/** The drawing is stretched to its box, so all text is outside of it. */
const WIDTH = 1000;
const HEIGHT = 100;

/** A figure over time: the sum, or the bar under the pointer, and the bars. */
export function BarChart({ title, format, unit, before, bars, labels }: BarChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const total = bars.reduce((sum, { value }) => sum + value, 0);
  const most = Math.max(...bars.map(({ value }) => value));
  const least = Math.min(...bars.map(({ value }) => value));
  const y = scaleLinear([Math.min(least, 0), Math.max(most, unit)], [HEIGHT, 0]).nice(3);
  const x = scaleBand(
    bars.map(({ key }) => key),
    [0, WIDTH],
  ).paddingInner(0.18);
  const ticks = y.ticks(3).filter(Number.isInteger);
  const pointed = at === null ? undefined : bars[at];
  const point = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    setAt(Math.min(bars.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * bars.length))));
  };
  return (
    <figure className="grid min-w-0 gap-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{title}</h3>
        <span className="figures text-muted-foreground">
          {!pointed && <Change now={total} before={before} format={format} />}
          {pointed && `${pointed.label}: `}
          <span className="font-semibold text-foreground text-lg">{format(pointed?.value ?? total)}</span>
        </span>
      </figcaption>
      <div className="grid grid-cols-[1fr_auto] gap-x-2 gap-y-1">
        <svg
          role="img"
          aria-label={`${title}: ${format(total)} in all, the highest bar ${format(most)}`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-32 w-full touch-pan-y overflow-visible"
          onPointerDown={point}
          onPointerMove={point}
          onPointerLeave={() => setAt(null)}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x2={WIDTH}
              y1={y(tick)}
              y2={y(tick)}
              vectorEffect="non-scaling-stroke"
              className={tick === 0 ? 'stroke-input' : 'stroke-border'}
            />
          ))}
          {bars.map(({ key, value }, index) => (
            <rect
              key={key}
              x={x(key)}
              width={x.bandwidth()}
              y={y(Math.max(value, 0))}
              height={Math.abs(y(value) - y(0))}
              className={cn('fill-foreground', at !== null && at !== index && 'opacity-40')}
            />
          ))}
        </svg>
        <div aria-hidden="true" className="figures relative min-w-12 text-muted-foreground text-xs">
          {ticks.map((tick) => (
            <span key={tick} className="absolute left-0 -translate-y-1/2" style={{ top: `${y(tick)}%` }}>
              {format(tick).replace('.00', '')}
            </span>
          ))}
        </div>
        <p aria-hidden="true" className="figures flex justify-between text-muted-foreground text-xs">
          <span>{labels[0]}</span>
          <span>{labels[1]}</span>
        </p>
      </div>
    </figure>
  );
}

function Change({ now, before, format }: { now: number } & Pick<BarChartProps, 'before' | 'format'>) {
  const words = changeInWords(now, before.total);
  return (
    <span className="mr-3 text-sm" title={`${format(before.total)} in the ${before.days} days before`}>
      {words ?? format(before.total)}
      <span className="sr-only">
        {words === null ? ' in' : ' against'} the {before.days} days before
      </span>
      {words === null && <span aria-hidden="true"> before</span>}
    </span>
  );
}
