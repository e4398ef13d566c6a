import { ENGINE_OPTIONS, STYLE_OPTIONS } from '../../model/options.ts';
import type { ColumnName } from './columns.ts';

/** Words of which names of shirt colors are made. */
const COLOR_WORDS = new Set(
  `antique apple aqua army ash asphalt athletic azalea baby beige berry black blend blue bright brown burgundy burnt butter
  cardinal carolina charcoal cherry chocolate citron clay coffee coral cream crimson cyan dark deep denim dust dusty emerald
  forest fuchsia gold graphite gray green grey heather hot ice indigo irish island ivory jade kelly khaki lavender leaf light
  lilac lime magenta maroon mauve midnight military mint mustard natural navy neon ocean off oatmeal olive orange orchid
  pacific pale paprika peach pebble pink plum purple red rose royal rust safety sage salmon sand sapphire sea silver sky slate
  soft solid sport steel stone storm sunset tan taupe teal team toast tri-blend triblend true turquoise vintage violet white
  wine yellow`.split(/\s+/),
);

const valuesOf = (options: readonly { value: string; name: string }[]) =>
  new Set(options.flatMap(({ value, name }) => [value, name.toLowerCase()]));
const STYLES = valuesOf(STYLE_OPTIONS);
const ENGINES = valuesOf(ENGINE_OPTIONS);

/** What every cell of a column is, where its name is not known; of no use to us: numbers. */
const KINDS: readonly [ColumnName | 'number', (cell: string) => boolean][] = [
  ['style', (cell) => STYLES.has(cell)],
  ['engine', (cell) => ENGINES.has(cell)],
  ['colors', (cell) => cell.split(/[;,\n]/).every(isColor)],
  ['publishAt', (cell) => /^\d{4}-\d\d-\d\d(?:[t ]\d|$)/.test(cell)],
  ['number', (cell) => /^[#\d.,]+$/.test(cell)],
];

function isColor(name: string): boolean {
  const words = name.trim().split(/[\s/]+/);
  return words.length <= 4 && words.every((word) => COLOR_WORDS.has(word));
}

interface FoundColumns {
  places: Map<ColumnName, number>;
  /** The first record has names that we do not know: what is below it shows so. */
  hasHeader: boolean;
}

/** What columns without names of ours are, by their cells. The ideas are in the first column that is nothing else. */
export function columnsByCells(records: readonly (readonly string[])[]): FoundColumns {
  const withFirst = findColumns(records);
  const below = findColumns(records.slice(1));
  const hasOtherIdeas = records.length > 2 && below.get('idea') !== withFirst.get('idea');
  const hasHeader = below.size > withFirst.size || hasOtherIdeas;
  return { places: hasHeader ? below : withFirst, hasHeader };
}

function findColumns(records: readonly (readonly string[])[]): Map<ColumnName, number> {
  const width = records.reduce((most, { length }) => Math.max(most, length), 0);
  const kinds = Array.from({ length: width }, (_, place) => kindOf(records, place));
  const idea = Math.max(0, kinds.indexOf('other'));
  const places = new Map<ColumnName, number>([['idea', idea]]);
  kinds.forEach((kind, place) => {
    if (kind !== 'other' && kind !== 'number' && kind !== null && place !== idea && !places.has(kind))
      places.set(kind, place);
  });
  return places;
}

function kindOf(records: readonly (readonly string[])[], place: number) {
  const cells = records.map((record) => record[place]?.trim().toLowerCase() ?? '').filter(Boolean);
  if (cells.length === 0) return null;
  return KINDS.find(([, isOfKind]) => cells.every(isOfKind))?.[0] ?? 'other';
}
