/** Landscapes in a bulb, a jar or a glass, and on a mug: each has a picture of its own. */

const VESSELS: readonly (readonly [RegExp, string])[] = [
  [/bulb/u, 'light bulb'],
  [/globe/u, 'snow globe'],
  [/wine/u, 'wine glass'],
  [/whiske?y|bourbon|tumbler/u, 'whiskey glass'],
  [/mug|cup/u, 'mug'],
  [/jar|bottle|terrarium|glass/u, 'glass jar'],
];

const SCENES: readonly (readonly [RegExp, string])[] = [
  [/mountain|alpine|peaks/u, 'mountain'],
  [/beach|palm|tropical|island/u, 'beach'],
  [/ocean|sea\b|waves?/u, 'ocean'],
  [/galaxy|space|universe|milky way|nebula/u, 'galaxy'],
  [/desert/u, 'desert'],
  [/city|skyline/u, 'city'],
  [/forest|woods|pine trees/u, 'forest'],
  [/night sky|moon/u, 'night'],
];

const VESSEL =
  '(?:light ?bulb|(?:mason |glass |empty )?jar|(?:wine |whiske?y |bourbon |cocktail )?glass|(?:coffee |camp |camping |enamel |tea )?(?:mug|cup)|teacup|glass bottle|bottle|terrarium|snow ?globe|glass globe)';
const PLACE =
  '(?:mountains?|mountain range|forest|woods|pine trees|beach|palm trees?|tropical island|ocean|sea|waves?|galaxy|outer space|universe|milky way|desert|city|skyline|night sky|moon and stars)';

const WITH = new RegExp(
  `(?<=^|, )(?:an? |the )?(${VESSEL}) (?:with|full of|filled with|holding) ((?:an? |the )?(?:\\p{L}+ ){0,2}?${PLACE}(?: (?!in\\b|on\\b|behind\\b)\\p{L}+){0,4}?)(?: (?:scene|landscape|view|inside|in it|on it|design))*(?=$|,)`,
  'iu',
);
const WITHIN = new RegExp(
  `(?<=^|, )(?:an? |the )?((?:\\p{L}+ )?${PLACE}(?: and \\p{L}+(?: trees)?)?)(?: scene| landscape)? (?:inside(?: of)?|in|within|on) (?:an? |the )?(${VESSEL})(?=$|,)`,
  'iu',
);

const kindOf = (kinds: readonly (readonly [RegExp, string])[], text: string) =>
  kinds.find(([word]) => word.test(text.toLowerCase()))?.[1] ?? '';

const named = (vessel: string, place: string) => `a ${kindOf(SCENES, place)}-scene ${kindOf(VESSELS, vessel)}`;

/** "Light bulb with mountains inside" and "forest in a jar" as the name of their picture. */
export const inGlass = (text: string) =>
  text
    .replace(WITH, (_, vessel: string, place: string) => named(vessel, place))
    .replace(WITHIN, (_, place: string, vessel: string) => named(vessel, place));
