import type { Style } from '../canvas/style.ts';

export type { Relation } from './roles.ts';
export type { Scene } from './scenes.ts';

export const STYLE_WORDS: Record<string, Style> = {
  modern: 'modern',
  flat: 'modern',
  geometric: 'modern',
  clean: 'modern',
  sleek: 'modern',
  abstract: 'modern',
  vintage: 'vintage',
  antique: 'vintage',
  distressed: 'vintage',
  rustic: 'vintage',
  classic: 'vintage',
  nostalgic: 'vintage',
  cartoon: 'cartoon',
  cartoonish: 'cartoon',
  comic: 'cartoon',
  kawaii: 'cartoon',
  cute: 'cartoon',
  chibi: 'cartoon',
  funny: 'cartoon',
  grunge: 'grunge',
  grungy: 'grunge',
  gothic: 'grunge',
  goth: 'grunge',
  punk: 'grunge',
  gritty: 'grunge',
  retro: 'retro',
  groovy: 'retro',
  hippie: 'retro',
  '70s': 'retro',
  '80s': 'retro',
  '90s': 'retro',
  '60s': 'retro',
  seventies: 'retro',
  eighties: 'retro',
  psychedelic: 'retro',
  synthwave: 'retro',
  vaporwave: 'retro',
  minimal: 'minimal',
  minimalist: 'minimal',
  minimalistic: 'minimal',
  simple: 'minimal',
  elegant: 'minimal',
  boho: 'vintage',
  bohemian: 'vintage',
  cottagecore: 'vintage',
  witchy: 'grunge',
  y2k: 'retro',
  coquette: 'minimal',
  varsity: 'varsity',
  collegiate: 'varsity',
  athletic: 'varsity',
  sporty: 'varsity',
};

/** Style words that are also ordinary words of a slogan: they name a style only beside "style", "look" or "design". */
export const AMBIGUOUS_STYLE = new Set([
  'flat',
  'clean',
  'classic',
  'cute',
  'funny',
  'simple',
  'punk',
  'athletic',
  'hippie',
  'modern',
  'abstract',
  'elegant',
  'comic',
  'rustic',
  'boho',
  'bohemian',
  'cottagecore',
  'witchy',
  'coquette',
]);

export const COLORS: Record<string, string> = {
  red: '#c8202e',
  crimson: '#b01030',
  maroon: '#7a1f2f',
  orange: '#f07f23',
  gold: '#e0a526',
  golden: '#e0a526',
  yellow: '#f4c430',
  green: '#3f9a4e',
  olive: '#7f8a3a',
  teal: '#1f9490',
  turquoise: '#2bb5ac',
  cyan: '#22b5d0',
  blue: '#2f6fc4',
  navy: '#24406e',
  purple: '#7b45c9',
  violet: '#7b45c9',
  pink: '#f0629a',
  magenta: '#d83a8c',
  brown: '#8a5a34',
};

/** Phrases that are instructions, never printed; a longer one comes before one that it contains. */
export const BOILERPLATE = [
  /(?<=\p{L})\s+(?:(?:continuous|single|one|fine|minimalist) )?line ?(?:art|work|drawing)(?=\s+(?:with|and|in|on)\b)/giu,
  /^(?:(?:funny|cute|birthday|christmas|retirement|personalized) )*gifts? for (?:an? |my |the )?(?:\p{L}+ )?\p{L}+,\s*/iu,
  /(?<=^\S+ \S+.*) for (?:an? |my )(?:ranch girl|nurse|teacher|toddler|husband|wife|mom|mama|dad|grandpa|grandma|son|daughter|boyfriend|girlfriend|baby|kid|coworker|librarian|mechanic)$/iu,
  /,?\s*(?:family matching|matching family)(?: shirts?| tees?)?(?=,|$)/iu,
  /\s+for kids(?=,|$)/iu,
  /,\s*(?:gift )?for (?:my )?(?:mom|dad|grandma|grandpa|him|her|men|women|wife|husband)$/iu,
  /,?\s*matching (?:girls|mens|womens|couples?|group|bachelorette) (?:shirts|tees)$/iu,
  /(?<=^\S+ \S+ \S+.*)(?<!\b(?:my|your|our|an?|the|his|her|this|favorite))\s+(?:gym|work|dance|camp|game day) shirt$/iu,
  /^(?:custom(?:i[sz]ed|i[sz]able)?|personali[sz]ed)\s+(?:[\p{L}'-]+\s+){0,4}?(?:t[- ]?shirts?|shirts?|tees?|hoodies?|sweatshirts?|gifts?|designs?)\s+(?=(?:with|featuring|showing)\b)/iu,
  /\b(?:with|in)\s+(?:leopard|cheetah|zebra|tiger|cow|snake|animal)[ -]print\b/giu,
  /\b(?:leopard|cheetah|zebra|tiger|cow|snake|animal)[ -]print\b(?=\s+\p{L})/giu,
  /(?<=\p{L}[\s,]+)\b(?:in\s+)?(?:gold|silver|pink|rose gold)\s+(?:glitter|foil)(?=\s*$)/giu,
  /(?<=\d{4})\s+matching(?:\s+shirts?)?\s*$/giu,
  /,\s*(?:(?:buffalo )?plaid|leopard|cheetah|camo|tie[- ]dye|gingham|floral)(?:\s+and\s+(?:(?:buffalo )?plaid|leopard|cheetah|camo|tie[- ]dye|gingham|floral))+\s*$/giu,
  /(?<=\p{L}[\s,]+)\b(?:in\s+)?(?:leopard|cheetah|zebra|floral|glitter|plaid|camo|camouflage|crayon|chalk|gothic|checkered|bold|big|pink|red|blue|green|gold|black|white|orange|purple|rainbow|neon|bubble|block|varsity|cursive|script|groovy|wavy|arched|stacked|retro|collegiate|typewriter)\s+(?:(?:print|block|bubble|bold|varsity|groovy)\s+)*(?:letters|lettering|font|text)\b/giu,
  /(?<=\b(?:lightning bolts?|bows?|hearts?|lips|stars?|bolts?|smiley|smiley face|stripes))\s+(?:and|with)\s+(?:leopard|cheetah|plaid|camo)(?:\s+print)?(?=\s*(?:,|$))/giu,
  /\b(?:please\s+)?(?:create|make|draw|design|generate|(?<=^|please |[,.] )give me|show|paint|illustrate)\s+(?:me\s+)?(?=an?\b|the\b|some\b)/giu,
  /^(?!.*\bwanted posters?\b)(?!.*\b(?:painting|taking|drawing) (?:an? |the |his |her |their )?(?:pictures?|posters?|prints?|drawings?)\b)(?:[\p{L}\d-]+[\s,]+){0,6}(?:graphics?|designs?|illustrations?|artworks?|drawings?|images?|pictures?|logos?|prints?|posters?|stickers?|badges?|line art)\s+(?:of|featuring|showing|depicting|with|for|about|that\s+(?:says|reads))\b/giu,
  /\b(?:shirts?|tees?|gifts?)\s+(?:ideas?\s+)?for\s+(?:\p{L}+\s+){0,2}?(?:lovers?|fans?|owners?|moms?|dads?|women|men|kids|teachers?|nurses?)\b/giu,
  /\b(?:on|for|as)\s+(?:an?\s+)?(?:t[- ]?shirts?|tees?|hoodies?)\b/giu,
  /(?<!\b(?:in|wearing) (?:an? )?(?:\p{L}+ )?)\b(?:t[- ]?shirts?|tees|tshirts?|hoodie)\b(?:\s+designs?)?/giu,
  /\bshirts?(?=\s+(?:with|featuring|of|for|that|showing|idea)\b)(?:\s+idea)?/giu,
  /\b(?:in\s+(?:an?\s+|the\s+)?|with\s+(?:an?|the)\s+)[\p{L}\d' -]{0,30}?\b(?:style|look|aesthetic|vibe)\b/giu,
  /\b(?!(?:chicago|new york|detroit|texas|southern|kansas|memphis|carolina|california|country|western|neapolitan|family|gangnam)[- ]style)[\p{L}\d]+[- ]style\b/giu,
  /\b(?:(?<!\b(?:chicago|york|detroit|texas|southern|kansas|memphis|carolina|california|country|western|neapolitan|family|gangnam)[ -])style|aesthetic|typography|font|lettering|background|transparent|vector|clipart|4k|8k|hd|png|svg)\b/giu,
  /(?<=\p{L}[\s,]+)\b(?:(?:retro|vintage|travel|wpa|art deco|national park|old school|movie|concert)\s+){1,3}(?:posters?|postcard|stamp|badge|patch|sticker)(?=\s*(?:,|$))/giu,
  /(?<=,.*\p{L})\s+in (?:(?:boho|pastel|rainbow|muted|earthy|earth|warm|bright|soft|fall|autumn|neon|retro|vintage|bold|school|patriotic|sunset) )+(?:colou?rs|tones?|hues|shades)(?=\s*(?:,|$))/giu,
  /\bcustom (?:team|school|family|last) names?\b/giu,
  /\s+with (?:(?:the|kids'?|grandkids'?|family|their|custom) )*names(?: on (?:it|them|stems|(?:the )?\p{L}+))?(?=\s*(?:,|$))/giu,
  /\b(?:no|without)\s+(?:text|words|letters|background)\b/giu,
];

/** Introduces words to print when nothing is quoted. */
export const SAYING =
  /\b(?:that\s+says|which\s+says|saying|that\s+reads|reading:|with\s+the\s+(?:text|words|quote|slogan|phrase|caption)|(?:and|with)\s+(?:the\s+)?(?:quote|slogan|caption|saying)|text:|quote:|slogan:|says:|titled|captioned)\s*[:,-]?\s+(.{2,80}?)(?=[.;\n]|,\s+(?:with|in)\b|\s+(?:with\s+an?|in\s+(?:a|the)|over\s+an?|above\s+an?|under\s+an?|on\s+an?)\s|$)/iu;

/** "Dachshund through the snow" is sung. */
export const PUN = /^(?:\p{L}+ ){1,2}(?:all the way|through the snow)(?! (?:at|in|on)\b)/iu;

/** Signs of a sentence to wear, in contrast to the description of a picture. */
export const SLOGAN =
  /\b(?:i|i'm|im|i'd|i'll|i've|my|me|mine|you|your|you're|we|we're|us|our|he|she|they|it's|its|is|are|am|was|were|be|don't|dont|can't|cant|won't|didn't|doesn't|never|always|just|let's|lets|keep|stay|born|because|powered|please|sorry|warning|world's|best|not|no|who|what|when|why|how|if|do|did|will|would|may|must|too|all|only|ask|tell|save|support|eat|life|live|love)\b/iu;
