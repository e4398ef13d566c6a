export const COLUMNS = ['idea', 'style', 'colors', 'engine', 'product', 'lineUp', 'title', 'publishAt'] as const;
export type ColumnName = (typeof COLUMNS)[number];

/** As a person names them. */
export const COLUMN_NAMES: Record<ColumnName, string> = {
  idea: 'idea',
  style: 'style',
  colors: 'colors',
  engine: 'engine',
  product: 'product',
  lineUp: 'line-up',
  title: 'title',
  publishAt: 'publish date',
};

/** Other names of the columns, in lower case without anything but letters and digits. */
const OTHER_NAMES: Record<ColumnName, readonly string[]> = {
  idea: [
    'ideas',
    'description',
    'designdescription',
    'designidea',
    'design',
    'designs',
    'prompt',
    'prompts',
    'concept',
  ],
  style: ['styles', 'designstyle'],
  colors: ['color', 'shirtcolor', 'shirtcolors', 'colour', 'colours', 'shirtcolour', 'shirtcolours'],
  engine: ['drawnby', 'drawn', 'drawwith'],
  product: ['products', 'shirt', 'blueprint', 'producttype'],
  lineUp: ['lineups', 'furtherproducts', 'moreproducts', 'productset', 'set'],
  title: ['titles', 'listingtitle', 'producttitle'],
  publishAt: ['publish', 'publishat', 'publishon', 'publishingdate', 'date', 'day', 'publishdatetime', 'scheduledfor'],
};

const columnsByName = new Map<string, ColumnName>(
  COLUMNS.flatMap((column) =>
    [normalizeName(COLUMN_NAMES[column]), ...OTHER_NAMES[column]].map((name) => [name, column] as const),
  ),
);

/** The column that a header means, whatever its case, spaces and signs; undefined for one of no meaning to us. */
export function columnOf(header: string): ColumnName | undefined {
  return columnsByName.get(normalizeName(header));
}

function normalizeName(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
