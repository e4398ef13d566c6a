import { PressStyle } from '../../../api/model/pressStyle.ts';

export interface Option {
  value: string;
  name: string;
}

export const STYLE_OPTIONS: readonly Option[] = Object.values(PressStyle).map((value) => ({
  value,
  name: value.charAt(0).toUpperCase() + value.slice(1),
}));

export const ENGINE_OPTIONS: readonly Option[] = [
  { value: 'ai', name: 'AI model' },
  { value: 'press', name: 'Press' },
];
