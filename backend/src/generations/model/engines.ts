/** Who draws: an image model from words, or Press, our own vector designer. */
export const designEngines = ['ai', 'press'] as const;
export type DesignEngine = (typeof designEngines)[number];
