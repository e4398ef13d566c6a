/** Etsy's limits (contracts/providers.md E). Lengths in UTF-16 units, which is never less than what Etsy counts. */
export const titleMax = 140;
export const tagMax = 20;
export const tagCount = 13;
/** Ours: Etsy publishes none. */
export const descriptionMax = 10_000;

/** What the fields of Etsy's Open API v3 refuse, character by character (contracts/providers.md E). */
export const notInTitle = /[^\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]/gu;
export const notInTag = /[^\p{L}\p{Nd}\p{Zs}\-'™©®]/gu;
export const onceInTitle = ['%', ':', '&', '+'] as const;

/** Etsy's advice of 2025: fewer than 15 words (contracts/providers.md E). */
export const shortTitleWords = 14;
/** Fills the field (specification, section 9). */
export const longTitleMin = 130;

export const titleStyles = ['short', 'long'] as const;
export type TitleStyle = (typeof titleStyles)[number];
