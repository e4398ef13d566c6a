export const STYLES = ['modern', 'vintage', 'cartoon', 'grunge', 'retro', 'minimal', 'varsity'] as const;

export type Style = (typeof STYLES)[number];

/** The shirts that the design must be readable on. The API's concepts have a field of this name. */
export type Ground = 'light' | 'dark' | 'any';
