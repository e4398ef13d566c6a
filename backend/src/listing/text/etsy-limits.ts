/** Etsy's limits (contracts/providers.md E). Lengths in UTF-16 units, which is never less than what Etsy counts. */
export const titleMax = 140;
export const tagMax = 20;
export const tagCount = 13;
/** Etsy publishes none; ours, far above what anybody reads. */
export const descriptionMax = 10_000;

/** What the fields of Etsy's Open API v3 refuse, character by character (contracts/providers.md E). */
export const notInTitle = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu;
export const notInTag = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu;
/** Symbols that a title may hold once. */
export const onceInTitle = ['%', ':', '&', '+'] as const;

/** Etsy's advice of 2025: a title of fewer than 15 words that says what the thing is (contracts/providers.md E). */
export const shortTitleWords = 14;
/** The older school: fill the field (the product's specification, section 9). */
export const longTitleMin = 130;

export const titleStyles = ['short', 'long'] as const;
export type TitleStyle = (typeof titleStyles)[number];
