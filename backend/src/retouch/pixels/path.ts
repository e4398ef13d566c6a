/** Points x0, y0, x1, y1, … in whole pixels as text: the first as it is, each other as its distance from the one before. */
export function formatPath(points: readonly number[]): string {
  return points.map((value, at) => Math.round(value) - (at < 2 ? 0 : Math.round(points[at - 2]!))).join(' ');
}

export function parsePath(path: string): number[] {
  const points = path.split(' ').map(Number);
  for (let at = 2; at < points.length; at++) points[at]! += points[at - 2]!;
  return points;
}
