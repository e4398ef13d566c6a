/** Key colors that a cut-out removes almost without error (image-engine.md, section 2). */
const candidates = ['#00c85a', '#ff00c8', '#00c8ff'];

/** The key color farthest from every shirt color, so that no rest of it shows. */
export function chooseKeyColor(shirtColors: string[]): string {
  const [first = '#00c85a'] = candidates;
  return candidates.reduce(
    (best, next) => (nearest(next, shirtColors) > nearest(best, shirtColors) ? next : best),
    first,
  );
}

function nearest(color: string, others: string[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...others.map((other) => distance(rgb(color), rgb(other))));
}

function distance(a: number[], b: number[]): number {
  return Math.hypot(...a.map((value, channel) => value - (b[channel] ?? 0)));
}

function rgb(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}
