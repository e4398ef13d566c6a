/** Hair that an idea has before what its person wears or holds: it says which of our people is drawn. */

const WHO = '(?:woman|girl|lady|mom|teacher|nurse)';
const QUALITY =
  '(?:(?:long|short|big|wild|natural|thick|beautiful|messy|dark|red|blonde|brown|black|gray|pink|blue) )*';

const withHair = (hair: string) => new RegExp(`\\b${WHO} with (?:an? )?${QUALITY}${hair}(?:,| and) (?=\\p{L})`, 'iu');

/** "Woman with curly hair and headphones". */
export const HAIR: readonly [RegExp, string][] = [
  [withHair('(?:curly hair|curls)'), 'Curly haired woman with '],
  [withHair('afro puffs'), 'Girl with afro puffs with '],
  [withHair('(?:afro|natural hair)'), 'Afro woman with '],
  [
    new RegExp(
      `\\b(${WHO}) with (?:an? )?${QUALITY}(?:hair|braids?|bangs|ponytail|locs|freckles|bob)(?:,| and) (?=\\p{L})`,
      'iu',
    ),
    '$1 with ',
  ],
];
