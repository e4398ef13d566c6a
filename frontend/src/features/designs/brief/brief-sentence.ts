import type { DesignRelation } from '../../../api/model/designRelation.ts';
import type { DesignScene } from '../../../api/model/designScene.ts';
import type { SellerBrief } from '../../../api/model/sellerBrief.ts';

export const RELATIONS: Record<DesignRelation, string> = {
  beside: 'beside',
  hold: 'holding',
  wear: 'wearing',
  ride: 'riding',
  above: 'on top of',
  versus: 'against',
  crossed: 'crossed with',
  over: 'above',
};

const PLACES: Record<DesignScene, string> = {
  beach: 'on a beach',
  mountains: 'in the mountains',
  forest: 'in a forest',
  desert: 'in a desert',
  lake: 'by a lake',
  farm: 'on a farm',
  snow: 'in the snow',
  storm: 'in a storm',
  night: 'at night',
  space: 'in space',
  city: 'in a city',
  sun: 'before the sun',
};

/** Pictures that nobody calls by their name in the library. */
const NAMES: Record<string, string> = {
  'hot-beverage': 'cup of coffee',
  'cup-with-straw': 'to-go cup',
  'latte-cup': 'latte',
  'tumbler-glass': 'whiskey glass',
  'steaming-bowl': 'bowl of noodles',
  'cut-of-meat': 'steak',
  'ear-of-corn': 'corn',
  'sheaf-of-rice': 'wheat',
  cooking: 'frying pan',
  'red-heart': 'heart',
  'head-bow': 'bow',
  'bow-ribbon': 'bow',
  blossom: 'daisy',
  herb: 'fern',
  'deciduous-tree': 'tree',
  'evergreen-tree': 'pine tree',
  'snow-capped-mountain': 'mountain',
  'canyon-mesa': 'canyon',
  'ringed-planet': 'Saturn',
  'high-voltage': 'lightning bolt',
  'hot-flames': 'flames',
  fire: 'campfire',
  hut: 'cabin',
  'latin-cross': 'cross',
  'mirror-ball': 'disco ball',
  'video-game': 'game controller',
  wastebasket: 'trash can',
  'bathtub-duck': 'bathtub',
  'spiral-shell': 'seashell',
  'umbrella-open': 'umbrella',
  'hot-air-balloon-stripes': 'hot air balloon',
  'articulated-lorry': 'semi truck',
  'minibus-side': 'van',
  automobile: 'car',
  'american-football': 'football',
  'smiling-face-with-smiling-eyes': 'smiley face',
  'gnome-beard': 'gnome',
  'mermaid-lady': 'mermaid',
  'cardinal-bird': 'cardinal',
  'crane-bird': 'stork',
  ewe: 'sheep',
  mage: 'wizard',
};

/** "cat-face" is a cat, "lighthouse-storm" in a storm a lighthouse. */
export function pictureName(picture: string, scene?: DesignScene): string {
  const bare = picture.replace(new RegExp(`-(?:face|head|plain|cute|${scene ?? 'face'})$`), '');
  return NAMES[picture] ?? bare.replaceAll('-', ' ');
}

/** Arms that a picture gets for what it does, and marks beside its face for how it feels. */
const DEED = /^(?:([\w-]+)-arms|mood-([\w-]+)|(sleep)-zzz)$/;
/** Those that are not said as they are named. */
const DEEDS: Record<string, string> = {
  yoga: 'doing yoga',
  beating: 'beating its chest',
  splits: 'doing the splits',
  handstand: 'doing a handstand',
  headstand: 'standing on its head',
  cartwheel: 'doing a cartwheel',
  somersault: 'doing a somersault',
  cannonball: 'doing a cannonball',
  'belly-flop': 'doing a belly flop',
  'one-leg': 'on one leg',
  tripod: 'on three legs',
  'push-ups': 'doing push-ups',
  'sit-ups': 'doing sit-ups',
  squatting: 'doing squats',
  lunging: 'doing lunges',
  'toe-touch': 'touching its toes',
  warrior: 'in warrior pose',
  'tree-pose': 'in tree pose',
  laundering: 'doing laundry',
  'hanging-up': 'hanging up laundry',
  'high-five': 'high-fiving',
  selfie: 'taking a selfie',
  casting: 'casting a line',
  batting: 'swinging a bat',
  'hand-up': 'with a hand up',
  'tongue-out': 'with its tongue out',
  astonished: 'surprised',
  sleep: 'asleep',
};

/** Prints “Papa can fix it”, draws hammer and wrench, badge, vintage. */
export function briefSentence(brief: SellerBrief): string {
  const { mood, style, palette, layout } = brief;
  const parts = [printed(brief), drawn(brief), layout, style, mood, palette && `${palette} inks`];
  return `${parts.filter(Boolean).join(', ')}.`;
}

function printed({ words }: SellerBrief): string {
  const lines = words.map((line) => line.trim()).filter(Boolean);
  return lines.length > 0 ? `Prints ${lines.map((line) => `“${line}”`).join(' and ')}` : 'Prints no words';
}

function drawn({ subject, companion, accents = [], scene }: SellerBrief): string {
  const second =
    companion && (deedOf(companion.motif) ?? `${RELATIONS[companion.relation]} ${pictureName(companion.motif, scene)}`);
  const deeds = [second, ...accents.map(deedOf)].filter(Boolean).join(' and ');
  const pictures = accents.filter((accent) => !deedOf(accent));
  const further = pictures.map((accent) => pictureName(accent, scene)).join(' and ');
  const shown = [
    subject && pictureName(subject, scene),
    deeds,
    further && `with ${further}`,
    scene && PLACES[scene],
  ].filter(Boolean);
  if (shown.length === 0) return 'draws no picture';
  return subject ? `draws ${shown.join(' ')}` : `a scene ${shown.join(' ')}`;
}

/** "Doing push-ups", "screaming"; undefined for a picture of something. */
export function deedOf(motif: string): string | undefined {
  const [, arms, mood, sleep] = DEED.exec(motif) ?? [];
  const name = arms ?? mood ?? sleep;
  return name && (DEEDS[name] ?? name.replaceAll('-', ' '));
}
