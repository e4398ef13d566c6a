export type Size = readonly [width: number, height: number];

export const SIZES = ['S', 'M', 'L', 'XL', '2XL', '3XL'] as const;
export type ShirtSize = (typeof SIZES)[number];

/** Grams of a shirt by size, and the option id of each size, as a product of the real service shows them (P7). */
export const GRAMS: Record<ShirtSize, number> = { S: 124, M: 156, L: 178, XL: 212, '2XL': 226, '3XL': 252 };
export const SIZE_OPTION: Record<ShirtSize, number> = { S: 14, M: 15, L: 16, XL: 17, '2XL': 18, '3XL': 19 };

export interface ProviderData {
  id: number;
  title: string;
  location: Record<'address1' | 'address2' | 'city' | 'country' | 'region' | 'zip', string | null>;
}

/** The ids and names are real (P7), the addresses are made up. */
export const PROVIDERS: ProviderData[] = [
  { id: 6, title: 'T Shirt and Sons', location: address('4 Mill Lane', 'Westbury', 'Wiltshire', 'BA13 4JR', 'GB') },
  { id: 29, title: 'Monster Digital', location: address('2801 Shirt Press Way', 'Tampa', 'FL', '33605') },
  { id: 39, title: 'SwiftPOD', location: address('1401 Ink Street', 'San Jose', 'CA', '95112') },
  { id: 61, title: 'Dimona Tee', location: address('77 Harbour Road', 'Miami', 'FL', '33166') },
  { id: 99, title: 'Printify Choice', location: address('108 Network Avenue', 'Wilmington', 'DE', '19801') },
];

export interface OfferData {
  provider: number;
  /** The front area by size, or one for all sizes. */
  front: Size | Record<'S' | 'M' | 'L', Size>;
  /** Further positions; those given as `front` have the front's area. */
  positions: Record<string, Size | 'front'>;
  /** US cents for a white shirt up to XL; colors and large sizes cost more. */
  cost: number;
  without?: string[];
  /** In the catalog, but no product can be made of it (P2, "Decorator N not available"). */
  refuses?: boolean;
  /** `Color / Size`. */
  soldOut?: string[];
}

export interface BlueprintData {
  id: number;
  title: string;
  brand: string;
  model: string;
  description: string;
  tags: string[];
  features: [name: string, description: string][];
  /** First variant ids; `true`: not known, so 9,BBB,CCS from the blueprint's id and the indices of color and size. */
  colors: Record<string, number | true>;
  /** What to add to the color's first id for each size; Gildan's are not in size order (P7). */
  offsets: Record<ShirtSize, number>;
  offers: OfferData[];
}

const IN_ORDER: Record<ShirtSize, number> = { S: 0, M: 1, L: 2, XL: 3, '2XL': 4, '3XL': 5 };
const L_FIRST: Record<ShirtSize, number> = { L: 0, M: 1, S: 2, XL: 3, '2XL': 4, '3XL': 5 };

/** Print areas that grow with the size, as the reference's sample has them (P4). */
const GROWING = { S: [3602, 4563], M: [4051, 5131], L: [4500, 5700] } as const;

export const BLUEPRINTS: BlueprintData[] = [
  {
    id: 5,
    title: 'Unisex Cotton Crew Tee',
    brand: 'Next Level',
    model: '3600',
    description:
      'A light, fitted crew neck of combed ringspun cotton with a smooth face for fine print, and side seams that keep their shape.',
    tags: ["Men's Clothing", 'T-shirts', 'DTG', 'Regular fit', 'Crew neck'],
    features: [
      ['Side seams', 'Follow the body and hold the shape of the shirt.'],
      ['Fabric', '100% combed ringspun cotton, 4.3 oz/yd².'],
    ],
    colors: {
      'Solid White': 17643,
      'Solid Black': 17427,
      'Heather Grey': 17391,
      'Solid Midnight Navy': true,
      'Solid Heavy Metal': 17481,
      'Solid Light Gray': true,
      'Solid Cream': 17454,
      'Solid Sand': 17607,
      'Solid Dark Chocolate': 17463,
      'Solid Red': 17589,
      'Solid Scarlet': 17436,
      'Solid Maroon': 17553,
      'Solid Classic Orange': true,
      'Solid Gold': true,
      'Solid Kelly Green': true,
      'Solid Forest Green': true,
      'Solid Military Green': true,
      'Solid Mint': true,
      'Solid Turquoise': true,
      'Solid Cool Blue': 17445,
      'Solid Light Blue': 17517,
      'Solid Royal': 17598,
      'Solid Indigo': 17490,
      'Solid Purple Rush': true,
      'Solid Light Pink': true,
    },
    offsets: IN_ORDER,
    offers: [
      { provider: 29, front: GROWING, positions: { back: 'front' }, cost: 1012 },
      { provider: 99, front: [3951, 4919], positions: { back: 'front' }, cost: 978, without: ['Solid Turquoise'] },
    ],
  },
  {
    id: 6,
    title: 'Unisex Heavy Cotton Tee',
    brand: 'Gildan',
    model: '5000',
    description:
      'The shirt most shops begin with: a classic cut in sturdy cotton, taped shoulders and no side seams, so nothing breaks the print.',
    tags: ["Men's Clothing", "Women's Clothing", 'T-shirts', 'DTG', 'Unisex', 'Crew neck'],
    features: [
      ['Without side seams', 'Knitted in one piece like a tube, it leaves less waste.'],
      ['Fabric', '100% cotton, 5.3 oz/yd²; heathers are blends with polyester.'],
    ],
    colors: {
      White: 12100,
      Black: 12124,
      Navy: 11986,
      'Sport Grey': 12070,
      Charcoal: 11872,
      Red: 12022,
      Royal: 12028,
      'Dark Heather': true,
      Maroon: true,
      Forest: true,
      'Military Green': true,
      'Irish Green': true,
      Purple: true,
      Gold: true,
      Orange: true,
      Sand: true,
      'Light Pink': true,
    },
    offsets: L_FIRST,
    offers: [
      { provider: 29, front: [3852, 4398], positions: { back: 'front', neck: [1200, 1200] }, cost: 909 },
      { provider: 39, front: [4200, 4800], positions: { back: 'front' }, cost: 921, without: ['Purple', 'Gold'] },
      { provider: 99, front: [3709, 4203], positions: { back: 'front' }, cost: 864, soldOut: ['Light Pink / 3XL'] },
      { provider: 6, front: [3543, 4724], positions: { back: 'front' }, cost: 1127, without: ['Sand', 'Irish Green'] },
    ],
  },
  {
    id: 12,
    title: 'Unisex Jersey Short Sleeve Tee',
    brand: 'Bella+Canvas',
    model: '3001',
    description:
      'A soft jersey tee that fits everybody: airlume combed ringspun cotton, a ribbed collar that stays flat, and a surface made for detailed prints.',
    tags: ["Men's Clothing", "Women's Clothing", 'T-shirts', 'DTG', 'Unisex', 'Crew neck', 'Neck Labels'],
    features: [
      ['Fabric', '100% airlume combed ringspun cotton, 4.2 oz/yd²; heathers are blends with polyester.'],
      ['Ribbed knit collar', 'Elastic ribbing keeps the collar in shape.'],
      ['Shoulder tape', 'Twill tape across the shoulders keeps the back from stretching.'],
    ],
    colors: {
      White: 18540,
      Black: 18100,
      Navy: 18396,
      'Heather Grey': true,
      'Athletic Heather': 18076,
      'Dark Grey Heather': true,
      Asphalt: true,
      Silver: true,
      'Soft Cream': true,
      Natural: true,
      Tan: true,
      Brown: true,
      Red: true,
      Cardinal: true,
      Maroon: true,
      'Heather Red': true,
      Orange: true,
      'Burnt Orange': true,
      Gold: true,
      Yellow: true,
      'Kelly Green': true,
      Forest: true,
      'Heather Forest': true,
      'Military Green': true,
      Mint: true,
      Teal: true,
      'Baby Blue': true,
      'Steel Blue': true,
      'True Royal': true,
      'Heather Navy': true,
      'Team Purple': true,
      Mauve: true,
      Pink: true,
      'Solid White Blend': true,
      'Solid Black Blend': true,
    },
    offsets: IN_ORDER,
    offers: [
      {
        provider: 29,
        front: { S: [3709, 4586], M: [4195, 5186], L: [4682, 5787] },
        positions: { back: 'front', neck: [1200, 1200] },
        cost: 1078,
        soldOut: ['Kelly Green / 3XL', 'Mauve / 2XL', 'Mauve / 3XL'],
      },
      { provider: 39, front: GROWING, positions: { back: 'front' }, cost: 1103, without: ['Silver', 'Heather Red'] },
      {
        provider: 99,
        front: [3951, 4919],
        positions: { back: 'front' },
        cost: 1032,
        soldOut: ['Team Purple / 3XL'],
      },
      { provider: 61, front: [3852, 4398], positions: { back: 'front' }, cost: 1049, refuses: true },
    ],
  },
  {
    id: 77,
    title: 'Unisex Heavy Blend Hooded Sweatshirt',
    brand: 'Gildan',
    model: '18500',
    description:
      'A warm hoodie of cotton and polyester with a pouch pocket; the front print stays above the pocket seam.',
    tags: ["Men's Clothing", "Women's Clothing", 'Hoodies', 'DTG', 'Unisex'],
    features: [['Fabric', '50% cotton, 50% polyester, 8.0 oz/yd².']],
    colors: { White: true, Black: true, Navy: true, 'Sport Grey': true },
    offsets: IN_ORDER,
    offers: [{ provider: 29, front: [3450, 2912], positions: { back: [3852, 4398] }, cost: 1926 }],
  },
  {
    id: 706,
    title: 'Unisex Garment-Dyed T-shirt',
    brand: 'Comfort Colors',
    model: '1717',
    description:
      'Heavy ring-spun cotton, dyed after sewing for a worn-in feel and muted colors. Relaxed fit, double-needle stitching throughout.',
    tags: ["Men's Clothing", "Women's Clothing", 'T-shirts', 'DTG', 'Unisex', 'Garment dyed'],
    features: [
      ['Garment dyed', 'Every shirt is dyed whole: softer, and no two alike.'],
      ['Fabric', '100% ring-spun cotton, 6.1 oz/yd².'],
    ],
    colors: {
      White: true,
      Black: true,
      Ivory: true,
      Pepper: true,
      'True Navy': true,
      'Blue Jean': true,
      Bay: true,
      Moss: true,
      Crimson: true,
      Yam: true,
      Mustard: true,
      Espresso: true,
      Graphite: true,
      Chambray: true,
      Blossom: true,
      Violet: true,
    },
    offsets: IN_ORDER,
    offers: [
      { provider: 29, front: [4200, 4800], positions: { back: 'front', neck: [1200, 1200] }, cost: 1304 },
      { provider: 99, front: [3951, 4800], positions: { back: 'front' }, cost: 1287 },
    ],
  },
];

function address(
  address1: string,
  city: string,
  region: string,
  zip: string,
  country = 'US',
): ProviderData['location'] {
  return { address1, address2: null, city, country, region, zip };
}
