import { type BlueprintData, colorsInSizes } from './blueprint.ts';

/** What to add to the color's first variant id for each size, as sellers' programs have them. */
const S_TO_5XL = { S: 0, M: 1, L: 2, XL: 3, '2XL': 4, '3XL': 5, '4XL': 6, '5XL': 7 };
const ROWS_OF_31 = { S: 0, M: 31, L: 62, XL: 93, '2XL': 124, '3XL': 155, '4XL': 186, '5XL': 217 };
const XS_TO_XL = { XS: 0, S: 1, M: 2, L: 3, XL: 4 };

const HEAVY_GRAMS = { S: 480, M: 520, L: 565, XL: 610, '2XL': 660, '3XL': 710, '4XL': 760, '5XL': 810 };

/** Variant ids, print areas at Printify Choice and most costs are from sellers' programs that read them in 2026. */
export const GARMENTS: BlueprintData[] = [
  {
    id: 49,
    title: 'Unisex Heavy Blend™ Crewneck Sweatshirt',
    brand: 'Gildan',
    model: '18000',
    description:
      'A classic crewneck of cotton and polyester fleece: warm, with ribbed cuffs and hem and no side seams to break the print.',
    tags: ["Men's Clothing", "Women's Clothing", 'Sweatshirts', 'DTG', 'Unisex'],
    features: [['Fabric', '50% cotton, 50% polyester, 8.0 oz/yd².']],
    grams: HEAVY_GRAMS,
    surcharges: { '2XL': 200, '3XL': 300, '4XL': 400, '5XL': 400 },
    shippingSurcharge: 294,
    variants: colorsInSizes(
      49,
      ROWS_OF_31,
      {
        White: 25396,
        Black: 25397,
        Navy: 25388,
        'Sport Grey': 25395,
        Ash: 25377,
        Charcoal: 25379,
        'Dark Heather': 25381,
        Maroon: 25387,
        Red: 25391,
        'Forest Green': 25400,
        'Irish Green': 25384,
        'Military Green': 25404,
        'Light Blue': 25385,
        Purple: 25390,
        'Light Pink': 25386,
        Orange: 25389,
        Gold: 25401,
        Sand: 25394,
      },
      'size first',
    ),
    offers: [
      {
        provider: 29,
        front: [3852, 4398],
        positions: { back: 'front', neck: [1200, 1200] },
        cost: 1862,
        without: ['4XL', '5XL'],
      },
      { provider: 39, front: [3600, 4200], positions: { back: 'front' }, cost: 1736, soldOut: ['5XL / Gold'] },
      {
        provider: 99,
        front: [3185, 3636],
        positions: { back: 'front', left_sleeve: [1200, 3000], right_sleeve: [1200, 3000] },
        cost: 1774,
      },
    ],
  },
  {
    id: 77,
    title: 'Unisex Heavy Blend™ Hooded Sweatshirt',
    brand: 'Gildan',
    model: '18500',
    description:
      'A warm hoodie of cotton and polyester with a pouch pocket; the front print stays above the pocket seam.',
    tags: ["Men's Clothing", "Women's Clothing", 'Hoodies', 'DTG', 'Unisex'],
    features: [['Fabric', '50% cotton, 50% polyester, 8.0 oz/yd².']],
    grams: HEAVY_GRAMS,
    surcharges: { '2XL': 213, '3XL': 334, '4XL': 394, '5XL': 394 },
    shippingSurcharge: 294,
    variants: colorsInSizes(77, S_TO_5XL, {
      White: 32910,
      Black: 32918,
      Navy: 32894,
      'Sport Grey': 32902,
      Charcoal: 42211,
      Maroon: 32886,
      Red: 33385,
      Royal: 33393,
      'Light Blue': 42235,
      'Forest Green': 33417,
      'Light Pink': 42148,
      Sand: 42164,
    }),
    offers: [
      {
        provider: 29,
        front: [3450, 2912],
        positions: { back: [3852, 4398] },
        cost: 1926,
        without: [
          ...['Charcoal', 'Maroon', 'Red', 'Royal', 'Light Blue', 'Forest Green', 'Light Pink', 'Sand'],
          ...['4XL', '5XL'],
        ],
      },
      {
        provider: 39,
        front: [3600, 2700],
        positions: { back: [3600, 4200] },
        cost: 2203,
        soldOut: ['Sand / 5XL', 'Light Pink / 4XL', 'Light Pink / 5XL'],
      },
      {
        provider: 99,
        front: [2919, 1944],
        positions: { back: [3185, 3636], left_sleeve: [1200, 3000], right_sleeve: [1200, 3000] },
        cost: 2117,
      },
    ],
  },
  {
    id: 157,
    title: 'Kids Heavy Cotton™ Tee',
    brand: 'Gildan',
    model: '5000B',
    description: 'The sturdy cotton tee in the sizes of children, with a taped neck and double-needle hems.',
    tags: ["Kids' Clothing", 'T-shirts', 'DTG', 'Crew neck'],
    features: [['Fabric', '100% cotton, 5.3 oz/yd²; Sport Grey is a blend with polyester.']],
    grams: { XS: 85, S: 92, M: 102, L: 115, XL: 128 },
    surcharges: {},
    variants: colorsInSizes(157, XS_TO_XL, {
      White: 42516,
      Black: 38525,
      Navy: 38495,
      'Sport Grey': 42511,
      Maroon: 42501,
      Red: 38505,
      Royal: 38510,
      'Light Blue': 42739,
      'Forest Green': 38530,
      Purple: 38500,
      'Light Pink': 42744,
    }),
    offers: [
      {
        provider: 99,
        front: [2244, 2564],
        positions: { back: 'front', neck: [750, 750] },
        cost: 690,
        soldOut: ['Purple / XS'],
      },
    ],
  },
];
