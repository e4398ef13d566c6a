export const STYLES = ['modern', 'vintage', 'cartoon', 'grunge', 'retro', 'minimal', 'varsity'] as const;

export type Style = (typeof STYLES)[number];

/** The shirts that the design must be readable on. */
export type ShirtTone = 'light' | 'dark' | 'any';
