import { compileTerms, findTerms, type Term, type TermMatch, type Terms } from './terms.ts';

/** What a text model likes to promise and cannot know, by the reason. A seller may claim it. */
const claimGroups: Record<string, string> = {
  'what the fabric is made of depends on shirt and color':
    '100% cotton, 100 percent cotton, 100% polyester, pure cotton, organic, organic cotton, ring-spun, combed cotton, pima cotton, egyptian cotton, pre-shrunk, hypoallergenic, bamboo fabric, recycled, recycled materials, vegan, waterproof, wrinkle-free, flame resistant, uv protection',
  'it depends on the product that the print provider uses':
    'dishwasher safe, microwave safe, bpa-free, lead-free, chip-resistant, shatterproof, archival paper, archival ink, acid-free, museum quality, museum grade, fade-resistant, giclee',
  'nobody has checked how it is made':
    'eco-friendly, sustainable, sustainably made, carbon neutral, fair trade, ethically made, plastic-free, biodegradable, oeko-tex, non-toxic',
  'the shirt is printed by a production partner':
    'hand-made, hand-crafted, hand-printed, hand-painted, hand-drawn, hand-lettered, hand-sewn, hand-stitched, hand-pressed, embroidered, screen-printed, made by hand, homemade shirt',
  'only the rights holder may say so':
    'official, officially licensed, licensed, authentic, genuine, trademarked, copyrighted, patented',
  'it depends on the shop, not on the shirt':
    'free shipping, fast shipping, free delivery, fast delivery, same-day shipping, next-day delivery, ships today, free returns, free gift, money-back guarantee, satisfaction guaranteed, lifetime warranty, guaranteed, warranty, on sale, discount, discounted, limited time, clearance, lowest price, cheapest, ships from usa, ships worldwide',
  'there are no figures for it':
    'best seller, best-selling, number one, top rated, award-winning, most popular, as seen on tv, 5-star, five-star, limited edition, one of a kind, exclusive, rare find, celebrity favorite',
  'where it is made depends on the print provider':
    'made in usa, made in the usa, made in america, american made, usa made, made in italy, made in uk, locally made',
};

const claimTerms: readonly Term[] = Object.entries(claimGroups).flatMap(([reason, terms]) =>
  terms.split(', ').map((term) => ({ term, severity: 'warn' as const, reason })),
);
const compiled: Terms = compileTerms(claimTerms);

export function findClaims(text: string): TermMatch[] {
  return findTerms(compiled, text);
}

export function claimsIn(sellersWords: string): ReadonlySet<string> {
  return new Set(findClaims(sellersWords).map(({ term }) => term));
}

export function inventedClaims(text: string, claimed: ReadonlySet<string>): TermMatch[] {
  return findClaims(text).filter(({ term }) => !claimed.has(term));
}
