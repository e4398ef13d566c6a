/** Etsy has no field for it: its Creativity Standards want it in the description (contracts/providers.md E). */
export const aiDisclosure = 'The artwork of this design was created by the seller with the help of AI.';

export const pressDisclosure =
  "The artwork of this design was composed with design software from the seller's own idea; no AI model drew it.";

/** Etsy wants a production partner named where somebody else makes the item. */
export const partnerLine = 'Designed by the seller; printed and shipped by a production partner.';

export const closingLineMax = 300;

export type Engine = 'ai' | 'press';

export interface ClosingChoice {
  disclosure: string | null;
  partner: string | null;
}

export function closingLines({ disclosure, partner }: ClosingChoice, engine: Engine): string[] {
  const drawnBy = disclosure !== null && engine === 'press' ? pressDisclosure : disclosure;
  return [drawnBy, partner].filter((line) => line !== null);
}
