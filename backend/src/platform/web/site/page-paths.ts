/** Whether the router of the front end would show this screen: without regard to case and a slash at the end. */
export function matchesPath(pattern: string, path: string): boolean {
  const expected = segmentsOf(pattern);
  const actual = segmentsOf(path);
  return (
    expected.length === actual.length &&
    expected.every((segment, index) => matchesSegment(segment, actual[index] ?? ''))
  );
}

function segmentsOf(path: string): string[] {
  return path.replace(/\/+$/, '').split('/');
}

function matchesSegment(pattern: string, segment: string): boolean {
  if (pattern.startsWith(':')) return segment !== '';
  return decodeURIComponent(segment).toLowerCase() === pattern;
}
