/** What a text that is no list of ideas begins with, and what it is. */
const OTHER_KINDS: readonly [RegExp, string][] = [
  [/^%PDF-/, 'a PDF'],
  [/^\{\\rtf/, 'a document (RTF)'],
  [/^\s*<(?:!doctype|html|head|body|table|meta|div)\b/i, 'a web page (HTML)'],
  [/^\s*<(?:\?xml|svg)\b/i, 'an XML file'],
];

/** A sentence for the seller who chose a file that is no table; undefined for one that may be. */
export function sayNoTable(text: string): string | undefined {
  const kind = OTHER_KINDS.find(([start]) => start.test(text))?.[1] ?? (isJson(text) ? 'a JSON file' : undefined);
  if (kind) return `This is ${kind}. Save your ideas as CSV or XLSX, and choose that file.`;
  return text.includes('\0') ? 'This is no table. Choose a CSV or an XLSX file.' : undefined;
}

/** As a whole, or each line for itself. */
function isJson(text: string): boolean {
  const start = text.trimStart();
  if (!/^[[{]/.test(start)) return false;
  return [start, start.split('\n', 1)[0] ?? ''].some((json) => {
    try {
      return typeof JSON.parse(json) === 'object';
    } catch {
      return false;
    }
  });
}
