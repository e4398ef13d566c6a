import { type BlueprintData, colorsInSizes, type VariantData } from './blueprint.ts';

/** Mugs, bags and paper; what the real catalog names no color of has none here. */
export const HOME_GOODS: BlueprintData[] = [
  {
    id: 68,
    title: 'Mug 11oz',
    brand: 'Generic brand',
    model: '',
    description: 'A white ceramic mug with rounded corners and a C-handle, printed around from handle to handle.',
    tags: ['Home & Living', 'Mugs', '11 oz', 'White base', 'Sublimation'],
    features: [['Material', 'White ceramic, 11 oz (0.33 l).']],
    grams: { '11oz': 460 },
    surcharges: {},
    shippingSurcharge: 224,
    method: 'dye-sublimation',
    variants: [inSize('11oz', 33719)],
    offers: [{ provider: 1, front: [2475, 1155], positions: {}, cost: 516 }],
  },
  {
    id: 282,
    title: 'Matte Vertical Posters',
    brand: 'Generic brand',
    model: '',
    description: 'Museum-weight paper with a matte face, printed to its edges.',
    tags: ['Home & Living', 'Posters', 'Paper', 'Matte'],
    features: [['Paper', 'Matte, 175 g/m².']],
    grams: {
      '8" x 10" (Vertical)': 60,
      '11" x 14" (Vertical)': 90,
      '12" x 16" (Vertical)': 100,
      '12" x 18" (Vertical)': 110,
      '16" x 20" (Vertical)': 140,
      '18" x 24" (Vertical)': 180,
      '24" x 36" (Vertical)': 280,
    },
    surcharges: {
      '11" x 14" (Vertical)': 95,
      '12" x 16" (Vertical)': 130,
      '12" x 18" (Vertical)': 162,
      '16" x 20" (Vertical)': 298,
      '18" x 24" (Vertical)': 421,
      '24" x 36" (Vertical)': 894,
    },
    shippingSurcharge: 204,
    method: 'digital-printing',
    variants: [
      onMatte('8" x 10" (Vertical)', 114557),
      onMatte('11" x 14" (Vertical)', 43135),
      onMatte('12" x 16" (Vertical)', 101110),
      onMatte('12" x 18" (Vertical)', 43138),
      onMatte('16" x 20" (Vertical)', 43141),
      onMatte('18" x 24" (Vertical)', 43144),
      onMatte('24" x 36" (Vertical)', 43150),
    ],
    offers: [
      {
        provider: 2,
        front: inPixels([11, 14], [12, 18], [16, 20], [18, 24], [24, 36]),
        positions: {},
        cost: 466,
        without: ['8" x 10" (Vertical)', '12" x 16" (Vertical)'],
      },
      {
        provider: 99,
        front: inPixels([8, 10], [11, 14], [12, 16], [16, 20], [18, 24], [24, 36]),
        positions: {},
        cost: 441,
        without: ['12" x 18" (Vertical)'],
        soldOut: ['24" x 36" (Vertical) / Matte'],
      },
    ],
  },
  {
    id: 478,
    title: 'White Ceramic Mug, 11oz and 15oz',
    brand: 'Generic brand',
    model: '',
    description: 'White ceramic with a glossy glaze, in two sizes, printed around from handle to handle.',
    tags: ['Home & Living', 'Mugs', 'White base', 'Sublimation'],
    features: [['Material', 'White ceramic, 11 oz (0.33 l) or 15 oz (0.44 l).']],
    grams: { '11oz': 460, '15oz': 590 },
    surcharges: { '15oz': 110 },
    shippingSurcharge: 224,
    method: 'dye-sublimation',
    variants: [inSize('11oz', 65216), inSize('15oz', 104692)],
    offers: [{ provider: 99, front: { '11oz': [2475, 1155], '15oz': [2700, 1260] }, positions: {}, cost: 503 }],
  },
  {
    id: 635,
    title: 'Accent Coffee Mug (11, 15oz)',
    brand: 'Generic brand',
    model: '',
    description: 'A white ceramic mug whose handle and inside have a color.',
    tags: ['Home & Living', 'Mugs', 'Sublimation'],
    features: [['Material', 'Ceramic with a colored handle and inside.']],
    grams: { '11oz': 460, '15oz': 590 },
    surcharges: { '15oz': 90 },
    shippingSurcharge: 224,
    method: 'dye-sublimation',
    variants: colorsInSizes(
      635,
      { '11oz': 0, '15oz': 1 },
      { Black: true, Navy: true, Red: true, Pink: true, 'Light Blue': true, Yellow: true },
      'size first',
    ),
    offers: [{ provider: 99, front: { '11oz': [2475, 1155], '15oz': [2700, 1260] }, positions: {}, cost: 531 }],
  },
  {
    id: 1313,
    title: 'Cotton Canvas Tote Bag',
    brand: 'Generic brand',
    model: '',
    description: 'A roomy bag of heavy cotton canvas with two long handles, printed on either side.',
    tags: ['Accessories', 'Bags', 'Totes', 'DTG'],
    features: [['Material', '100% cotton canvas, 12 oz/yd².']],
    grams: { '15" x 16"': 210 },
    surcharges: {},
    variants: colorsInSizes(1313, { '15" x 16"': 0 }, { Natural: true, Black: true, Navy: true, Red: true }),
    offers: [{ provider: 99, front: [3600, 3600], positions: { back: 'front' }, cost: 1103 }],
  },
  // Two that the product refuses: one is printed from seam to seam, the other is of a kind that it does not make.
  {
    id: 1389,
    title: 'Tote Bag (AOP)',
    brand: 'Generic brand',
    model: '',
    description: 'A bag of spun polyester that is printed all over, front and back in one piece.',
    tags: ['Accessories', 'Bags', 'Totes', 'All over print', 'Sublimation'],
    features: [['Material', '100% spun polyester.']],
    grams: { '13" x 13"': 170, '16" x 16"': 200, '18" x 18"': 230 },
    surcharges: { '16" x 16"': 131, '18" x 18"': 254 },
    method: 'dye-sublimation',
    variants: colorsInSizes(
      1389,
      { '13" x 13"': 0, '16" x 16"': 1, '18" x 18"': 2 },
      { Black: true, White: true },
      'size first',
    ),
    offers: [{ provider: 10, front: [2175, 4350], positions: {}, cost: 1856 }],
  },
  {
    id: 9001,
    title: 'Enamel Camping Mug',
    brand: 'Generic brand',
    model: '',
    description: 'Enameled steel with a dark rim, for the camp fire.',
    tags: ['Home & Living', 'Mugs', 'Sublimation'],
    features: [['Material', 'Steel with a white enamel coat, 12 oz (0.35 l).']],
    grams: { '12oz': 190 },
    surcharges: {},
    shippingSurcharge: 224,
    method: 'dye-sublimation',
    variants: [inSize('12oz', 9_900_100)],
    offers: [{ provider: 28, front: [2625, 975], positions: {}, cost: 912 }],
  },
];

function inSize(size: string, id: number): VariantData {
  return { id, options: { size } };
}

function onMatte(size: string, id: number): VariantData {
  return { id, options: { size, paper: 'Matte' } };
}

/** At 300 pixels an inch. */
function inPixels(...inches: [width: number, height: number][]): Record<string, [number, number]> {
  return Object.fromEntries(
    inches.map(([width, height]) => [`${width}" x ${height}" (Vertical)`, [300 * width, 300 * height]]),
  );
}
