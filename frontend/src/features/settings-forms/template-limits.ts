/** Replaced in a template by the seller's idea. */
export const PLACEHOLDER = '{idea}';

/** Characters, as the contract has them. */
export const PROMPT_MAX = 400;
export const TITLE_MAX = 500;
export const DESCRIPTION_MAX = 1000;

export const tooLongMessage = (max: number) => `At most ${max} characters`;
