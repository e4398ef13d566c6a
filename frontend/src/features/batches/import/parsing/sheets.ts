const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The names of the sheets of a workbook, of its `xl/workbook.xml`. */
export function sheetNames(xml: string): string[] {
  const sheets = xml.matchAll(/<(?:\w+:)?sheet\s[^>]*?\bname="([^"]*)"/g);
  return Array.from(sheets, ([, name = '']) => name.replace(/&(\w+);/g, (all, sign: string) => SIGNS[sign] ?? all));
}

/** Which sheet was read, where there are several. */
export function saySheet(names: readonly string[], place: number): string[] {
  if (names.length < 2) return [];
  const others = names.filter((_, at) => at !== place - 1).map((name) => `“${name}”`);
  return [
    `We read the sheet “${names[place - 1]}” and not ${new Intl.ListFormat('en-US', { type: 'disjunction' }).format(others)}.`,
  ];
}
