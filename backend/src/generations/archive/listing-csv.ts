export interface ListingLine {
  id: string;
  title: string;
  description: string;
  tags: string[];
  idea: string;
  style: string;
  engine: string;
  colors: string[];
  publishStatus: string;
  listingUrl: string | null;
  createdAt: Date;
  /** In the archive. */
  files: string[];
}

const columns: [name: string, value: (line: ListingLine) => string][] = [
  ['id', ({ id }) => id],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['tags', ({ tags }) => tags.join(', ')],
  ['idea', ({ idea }) => idea],
  ['style', ({ style }) => style],
  ['engine', ({ engine }) => engine],
  ['colors', ({ colors }) => colors.join(', ')],
  ['publish_status', ({ publishStatus }) => publishStatus],
  ['listing_url', ({ listingUrl }) => listingUrl ?? ''],
  ['created_at', ({ createdAt }) => createdAt.toISOString()],
  ['files', ({ files }) => files.join(', ')],
];

/** RFC 4180, after a byte order mark, without which Excel reads UTF-8 as the system's own encoding. */
export function listingCsv(lines: ListingLine[]): string {
  const rows = [columns.map(([name]) => name), ...lines.map((line) => columns.map(([, value]) => value(line)))];
  return `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}

/** Spreadsheets run what begins like a formula (OWASP, CSV injection). */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
