/** Stands in a template for what the seller typed. */
export const PLACEHOLDER = '{idea}';

/** The longest a template may be, in characters. */
export const PROMPT_MAX = 400;
export const TITLE_MAX = 500;
export const DESCRIPTION_MAX = 1000;

export const tooLongMessage = (max: number) => `At most ${max} characters`;
