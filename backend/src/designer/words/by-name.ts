/** What lines such as "tooth = molar, molars" say: the motif of each name. */
export function byName(lines: string): Record<string, string> {
  return Object.fromEntries(
    lines
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [motif = '', names = ''] = line.trim().split(' = ');
        return names.split(', ').map((name) => [name, motif] as const);
      }),
  );
}
