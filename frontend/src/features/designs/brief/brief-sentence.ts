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

/** "cat-face" is a cat, "lighthouse-storm" in a storm a lighthouse. */
export function pictureName(picture: string, scene?: DesignScene): string {
  return picture.replace(new RegExp(`-(?:face|head|${scene ?? 'face'})$`), '').replaceAll('-', ' ');
}

/** Arms that a picture gets for what it does. */
const POSE = /^(\w+)-arms$/;
const POSES: Record<string, string> = { yoga: 'doing yoga', beating: 'beating its chest' };

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
    companion && (poseOf(companion) ?? `${RELATIONS[companion.relation]} ${pictureName(companion.motif, scene)}`);
  const further = accents.map((accent) => pictureName(accent, scene)).join(' and ');
  const shown = [
    subject && pictureName(subject, scene),
    second,
    further && `with ${further}`,
    scene && PLACES[scene],
  ].filter(Boolean);
  if (shown.length === 0) return 'draws no picture';
  return subject ? `draws ${shown.join(' ')}` : `a scene ${shown.join(' ')}`;
}

function poseOf({ motif }: NonNullable<SellerBrief['companion']>): string | undefined {
  const deed = POSE.exec(motif)?.[1];
  return deed && (POSES[deed] ?? deed);
}
