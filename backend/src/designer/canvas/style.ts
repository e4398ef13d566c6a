export const STYLES = ['modern', 'vintage', 'cartoon', 'grunge', 'retro', 'minimal', 'varsity'] as const;

export type Style = (typeof STYLES)[number];

/** The cloth the design must read on. */
export type Ground = 'light' | 'dark' | 'any';
