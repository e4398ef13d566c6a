/**
 * Etsy's Creativity Standards (etsy.com/legal/creativity, contracts/providers.md E): that an item was made with AI is
 * said within the description, there is no field for it.
 */
export const aiDisclosure = 'The artwork of this design was created by the seller with the help of AI.';

/** For designs that our own press has composed: the line above would not be true of them. */
export const pressDisclosure =
  "The artwork of this design was composed with design software from the seller's own idea; no AI model drew it.";

/** Etsy wants a production partner named where somebody else makes the item. */
export const partnerLine = 'Designed by the seller; printed and shipped by a production partner.';

export const closingLineMax = 300;

/** What a design was drawn by: an image model, or our own press. */
export type Engine = 'ai' | 'press';

export interface ClosingChoice {
  /** The seller's line for designs drawn with AI; null where it is switched off. */
  disclosure: string | null;
  partner: string | null;
}

/** The lines that end a description. What the seller says of AI is not said of a design that no AI has drawn. */
export function closingLines({ disclosure, partner }: ClosingChoice, engine: Engine): string[] {
  const drawnBy = disclosure !== null && engine === 'press' ? pressDisclosure : disclosure;
  return [drawnBy, partner].filter((line) => line !== null);
}
