/** `allow` takes a name off the list that comes with the product. */
export const termDecisions = ['block', 'warn', 'allow'] as const;
export type TermDecision = (typeof termDecisions)[number];
