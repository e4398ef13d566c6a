import { type ProductKind, productKindFacts, productKinds } from '../../product-kinds/index.ts';

export interface KindTerms {
  /** Whose words they are. */
  kinds: readonly ProductKind[];
  /** Sources of regular expressions. */
  terms: readonly string[];
}

const worn = productKinds.filter((kind) => productKindFacts[kind].isWorn);
const tees: readonly ProductKind[] = ['t_shirt', 'kids_t_shirt'];
const warm: readonly ProductKind[] = ['hoodie', 'sweatshirt'];
const adult = worn.filter((kind) => kind !== 'kids_t_shirt');

const tShirt = 't[-‐‑ ]?shirt';
const end = '(?![\\p{L}\\p{Nd}])';
const anotherThing = `(?![- ](?:style|styled|inspired|like|look|vibe|lettering|shot|time|off|box)${end})`;
/** A style of drawing: "in the style of an old travel poster". */
const noStyle = '(?<!(?:style of|like|from) (?:an? |the )?(?:[\\p{L}-]+ ){0,2})';

/** Names of products, wherever they are written. */
export const nouns: readonly KindTerms[] = [
  { kinds: tees, terms: [tShirt, 'tee[- ]shirt', 'shirt', `tee${anotherThing}`] },
  { kinds: ['hoodie'], terms: ['hooded sweatshirt', 'hoodie', 'hoody'] },
  { kinds: ['sweatshirt'], terms: ['sweat-?shirt', `crewneck(?! (?:${tShirt}|tee|shirt)s?${end})`] },
  { kinds: warm, terms: [`pullover(?! (?:hoodie|sweatshirt)s?${end})`] },
  {
    kinds: ['tote'],
    terms: ['tote bag', 'tote', 'shopping bag', 'canvas bag', 'market bag', 'book bag', 'shoulder bag', 'beach bag'],
  },
  { kinds: ['mug'], terms: ['coffee mug', 'coffee cup', 'tea mug', `mug${anotherThing}`, 'drinkware'] },
  {
    kinds: ['poster'],
    terms: [`${noStyle}poster${anotherThing}`, '(?:fine )?art print', 'wall art', 'wall print', 'wall decor'],
  },
];

/** Names of products only at the end of a tag or a part of a title, or after "this": "tea bag" and "on top" are none. */
export const endings: readonly KindTerms[] = [
  { kinds: worn, terms: ['top'] },
  { kinds: ['sweatshirt'], terms: ['jumper', 'sweater'] },
  { kinds: ['tote'], terms: ['bag', 'carryall'] },
  { kinds: ['mug'], terms: ['cup'] },
  { kinds: ['poster'], terms: ['print'] },
];

/** What stands before a name and goes with it. */
export const modifiers: readonly KindTerms[] = [
  {
    kinds: adult,
    terms: ['adult', "men[’']?s", "women[’']?s", 'ladies', 'fitted', 'oversized', 'slim', 'cropped'],
  },
  {
    kinds: worn,
    terms: ['unisex', 'super soft', 'soft', 'comfy', 'comfortable', 'casual', 'cotton', 'relaxed', 'breathable'],
  },
  { kinds: ['t_shirt', 'kids_t_shirt', 'sweatshirt'], terms: ['crew[- ]?neck'] },
  { kinds: tees, terms: ['short[- ]sleeved?', 'v-neck'] },
  { kinds: worn, terms: ['long[- ]sleeved?'] },
  { kinds: ['hoodie'], terms: ['hooded(?! sweat-?shirt)'] },
  { kinds: warm, terms: ['pullover', 'fleece'] },
  { kinds: ['kids_t_shirt'], terms: ["kids?[’']?", "kid[’']s", 'youth', 'toddler', "children[’']s"] },
  { kinds: ['tote'], terms: ['canvas', 'reusable'] },
  { kinds: ['mug'], terms: ['ceramic', '\\d{1,2} ?oz'] },
  { kinds: ['poster'], terms: ['unframed', 'framed', 'matte'] },
  { kinds: productKinds.filter((kind) => kind !== 'mug'), terms: ['graphic'] },
];

/** What only these products have or are for: what says so goes, where it is about another product. */
export const phrases: readonly KindTerms[] = [
  {
    kinds: worn,
    terms: [
      'wear',
      'wearing (?:it|this|one|yours)',
      'worn (?:with|by)',
      'wearable',
      'wears(?! (?:an?|the|his|her|its|their|glasses|sunglasses) )',
      "(?:street|lounge|active|sleep|work|women[’']?s|men[’']?s)wear",
      'outfits?',
      'cloth(?:es|ing)',
      'apparel',
      'garments?',
      'wardrobe',
      'closet',
      'jeans',
      'fabric',
      'cotton',
      'unisex',
      'layering',
      'warm layer',
      'throw (?:it )?on',
      'neckline',
      'crew[- ]neck',
      'v-neck',
      'sleeves?',
      '(?:short|long)[- ]sleeved?',
      '(?:unisex|relaxed|regular|comfortable|comfy|slim|loose|easy|true|roomy) fit',
      'fits? (?:true|like|as|well|loosely|snugly)',
      'true to size',
      'usual size',
      'size (?:chart|guide|up|down)',
      '(?:all|many|inclusive|adult) sizes',
      'wash(?:es|ing)? (?:cold|warm|after|inside|it|with|gently|well)',
      '(?:machine|every|each|first|the|hand)[- ]wash(?:able|es|ing)?',
      'tumble[- ]dry',
      'inside out',
    ],
  },
  {
    kinds: ['t_shirt'],
    terms: ['sizes? (?:xs|s|m)', '(?:xs|s|m) ?(?:to|through|[-–]) ?(?:x+l|[2-6]xl)', '[2-6]xl', 'xxx?l'],
  },
  { kinds: adult, terms: ["(?:adult|plus|men[’']?s|women[’']?s) sizes?"] },
  {
    kinds: productKinds.filter((kind) => kind !== 'kids_t_shirt'),
    terms: ['gifts? for (?:him|her|men|women)', 'for him or her', 'for her or him', 'coworker gift'],
  },
  { kinds: ['kids_t_shirt'], terms: ['(?:youth|kids|toddler) (?:sizes?|clothes|clothing|wear)'] },
  { kinds: ['hoodie'], terms: ['kangaroo pocket', 'drawstrings?', 'drawcords?'] },
  { kinds: ['mug'], terms: ['(?:dishwasher|microwave)[- ]safe', 'microwavable'] },
  { kinds: ['poster'], terms: ['unframed', 'gallery wall', 'ready to (?:frame|hang)'] },
];

export const foreignTo = (kind: ProductKind, table: readonly KindTerms[]): string[] =>
  table.filter(({ kinds }) => !kinds.includes(kind)).flatMap(({ terms }) => terms);

export const ownOf = (kind: ProductKind, table: readonly KindTerms[]): string[] =>
  table.filter(({ kinds }) => kinds.includes(kind)).flatMap(({ terms }) => terms);
