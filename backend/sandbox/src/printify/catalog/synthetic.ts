import { shirtColors } from '../../../../src/print/index.ts';
import type { Size } from './blueprint.ts';

export interface SyntheticCatalog {
  blueprints: SyntheticBlueprint[];
  variantCount: number;
}

export interface SyntheticBlueprint {
  id: number;
  title: string;
  brand: string;
  model: string;
  offers: SyntheticOffer[];
}

export interface SyntheticOffer {
  provider: number;
  providerTitle: string;
  count: number;
}

export interface SyntheticVariant {
  id: number;
  title: string;
  options: { color: string; size: string };
  areas: Record<string, Size>;
  available: boolean;
}

/** Synthetic ids begin above every real one. */
const FIRST_BLUEPRINT = 10_000;
const FIRST_PROVIDER = 1000;
const FIRST_VARIANT = 20_000_000;
const IDS_PER_BLUEPRINT = 1000;

const COLORS = Object.keys(shirtColors);
const CUTS = ['Unisex', "Women's", "Men's", 'Kids', 'Youth', 'Baby', 'Oversized', 'Slim Fit', 'Cropped', 'Relaxed'];
const FABRICS = [
  'Jersey',
  'Heavy Cotton',
  'Softstyle',
  'Garment-Dyed',
  'Tri-Blend',
  'Organic',
  'Fleece',
  'Performance',
];
const BRANDS = ['Bella+Canvas', 'Gildan', 'Next Level', 'Comfort Colors', 'Stanley/Stella', 'AS Color', 'Port & Co'];
const COMPANIES = ['Press', 'Prints', 'Threads', 'Inkworks', 'Apparel', 'Studio', 'Fulfillment', 'Print Bar'];
const TOWNS = ['Tampa', 'Riga', 'Leeds', 'Austin', 'Oslo', 'Perth', 'Lyon', 'Toronto', 'Cork', 'Denver'];

interface Kind {
  names: string[];
  sizes: string[];
  colors: number;
}

const KINDS: Kind[] = [
  {
    names: ['Tee', 'Long Sleeve Tee', 'Tank Top'],
    sizes: ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
    colors: 70,
  },
  { names: ['Hoodie', 'Crewneck Sweatshirt'], sizes: ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL', '5XL'], colors: 36 },
  { names: ['Mug', 'Tumbler', 'Water Bottle'], sizes: ['11oz', '15oz', '20oz'], colors: 14 },
  {
    names: ['Poster', 'Canvas', 'Framed Print'],
    sizes: ['8″ x 10″', '11″ x 14″', '16″ x 20″', '24″ x 36″'],
    colors: 4,
  },
  { names: ['Tote Bag', 'Phone Case', 'Cap'], sizes: ['One size', 'Large'], colors: 24 },
];

let last: SyntheticCatalog | undefined;

/** The last one is cached; its variants are made when they are read. */
export function syntheticCatalog(variantCount: number): SyntheticCatalog {
  if (last?.variantCount !== variantCount) last = planCatalog(variantCount);
  return last;
}

function planCatalog(variantCount: number): SyntheticCatalog {
  const blueprints: SyntheticBlueprint[] = [];
  for (let left = variantCount, number = 0; left > 0; number += 1) {
    const offers: SyntheticOffer[] = [];
    for (const { count, ...offer } of offersOf(number)) {
      if (left === 0) break;
      offers.push({ ...offer, count: Math.min(count, left) });
      left -= Math.min(count, left);
    }
    blueprints.push({ id: FIRST_BLUEPRINT + number, ...namesOf(number), offers });
  }
  return { blueprints, variantCount };
}

export function syntheticVariants(
  catalog: SyntheticCatalog,
  blueprintId: number,
  providerId: number,
): SyntheticVariant[] | undefined {
  const blueprint = catalog.blueprints[blueprintId - FIRST_BLUEPRINT];
  const offer = blueprint?.offers.find(({ provider }) => provider === providerId);
  if (!offer) return undefined;
  const number = blueprintId - FIRST_BLUEPRINT;
  return Array.from({ length: offer.count }, (_, place) => variantAt(number, providerId, place));
}

function variantAt(number: number, providerId: number, place: number): SyntheticVariant {
  const { sizes } = kindOf(number);
  const sizePlace = place % sizes.length;
  const size = sizes[sizePlace] ?? '';
  const color = pick(COLORS, mix(number, 3) + Math.floor(place / sizes.length));
  const width = 3600 + 150 * sizePlace;
  return {
    id: FIRST_VARIANT + number * IDS_PER_BLUEPRINT + place,
    title: `${color} / ${size}`,
    options: { color, size },
    areas: { front: [width, Math.round(width * 1.2)], back: [width, Math.round(width * 1.2)] },
    available: mix(number * 7919 + providerId, place) % 17 !== 0,
  };
}

function namesOf(number: number): { title: string; brand: string; model: string } {
  const brand = pick(BRANDS, mix(number, 4));
  const name = pick(kindOf(number).names, mix(number, 5));
  return {
    title: `${pick(CUTS, mix(number, 6))} ${pick(FABRICS, mix(number, 7))} ${name}`,
    brand,
    model: String(1000 + (mix(number, 8) % 9000)),
  };
}

function offersOf(number: number): SyntheticOffer[] {
  const { sizes, colors } = kindOf(number);
  const first = mix(number, 1) % PROVIDERS;
  return Array.from({ length: 2 + (mix(number, 2) % 11) }, (_, place) => {
    const company = (first + place * 7) % PROVIDERS;
    const provider = FIRST_PROVIDER + company;
    const shades = 1 + (mix(number, provider) % colors);
    return { provider, providerTitle: providerTitle(company), count: shades * sizes.length };
  });
}

/** Not a multiple of seven, so that the providers of a blueprint are distinct. */
const PROVIDERS = TOWNS.length * COMPANIES.length;

function providerTitle(company: number): string {
  return `${pick(TOWNS, company)} ${pick(COMPANIES, Math.floor(company / TOWNS.length))}`;
}

function kindOf(number: number): Kind {
  const roll = mix(number, 9) % 8;
  return KINDS[roll < 4 ? 0 : roll - 3] as Kind;
}

function pick(list: readonly string[], number: number): string {
  return list[number % list.length] ?? '';
}

/** A number that looks random and is the same every time (the finalizer of MurmurHash3). */
function mix(one: number, other: number): number {
  let bits = Math.imul(one + 1, 0x9e37_79b1) ^ Math.imul(other + 1, 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x85eb_ca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2_ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
