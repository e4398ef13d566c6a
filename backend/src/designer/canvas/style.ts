export const STYLES = ['modern', 'vintage', 'cartoon', 'grunge', 'retro', 'minimal', 'varsity'] as const;

export type Style = (typeof STYLES)[number];

export type ShirtTone = 'light' | 'dark' | 'any';
