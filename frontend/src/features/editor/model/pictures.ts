import type { DesignBrief } from '../../../api/model/designBrief.ts';

/** The figure, what is with it, or one of the further pictures by its number. */
export type PicturePlace = 'subject' | 'companion' | number;

export function pictureAt({ subject, companion, accents = [] }: DesignBrief, place: PicturePlace): string | undefined {
  if (place === 'subject') return subject;
  return place === 'companion' ? companion?.motif : accents[place];
}

/** The brief with another picture, or none, in a place. What a second picture does with the figure stays. */
export function withPicture(brief: DesignBrief, place: PicturePlace, name: string | undefined): DesignBrief {
  if (place === 'subject') return { ...brief, subject: name };
  if (place === 'companion') {
    const relation = brief.companion?.relation ?? 'beside';
    return { ...brief, companion: name === undefined ? undefined : { motif: name, relation } };
  }
  const accents = (brief.accents ?? []).flatMap((accent, at) => (at === place ? (name ?? []) : accent));
  return { ...brief, accents: [...new Set(accents)] };
}
