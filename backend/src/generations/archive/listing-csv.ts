import { attributesLine, type EtsyForm } from '../../listing/index.ts';
import { toCsv } from '../../platform/csv.ts';

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
  /** What its seller fills in on Etsy. */
  etsy: EtsyForm;
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
  ['etsy_category', ({ etsy }) => etsy.category],
  ['etsy_attributes', ({ etsy }) => attributesLine(etsy)],
  ['files', ({ files }) => files.join(', ')],
];

export function listingCsv(lines: ListingLine[]): string {
  return toCsv([columns.map(([name]) => name), ...lines.map((line) => columns.map(([, value]) => value(line)))]);
}
