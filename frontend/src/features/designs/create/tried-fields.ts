import { PressStyle } from '../../../api/model/pressStyle.ts';
import type { PrintifyVariantColor } from '../../../api/model/printifyVariantColor.ts';
import type { TriedIdea } from '../../../lib/tried-idea.ts';
import type { GenerateFields } from './generate-request.ts';
import { suggestColors } from './suggested-colors.ts';

/** The form as the visitor left it: Press, with the design that was shown, on their color where the shirt has it. */
export function toFields({ idea, color, style, seed }: TriedIdea, shirt: PrintifyVariantColor[]) {
  const selectedColors = shirt.some((one) => one.color === color) ? [color] : suggestColors(shirt, []);
  const known = Object.values(PressStyle).find((one) => one === style);
  return {
    idea,
    selectedColors,
    engine: 'press',
    conceptRequest: { idea, style: null, selectedColors },
    pickedConcept: known ? { seed, style: known } : null,
  } satisfies Partial<GenerateFields>;
}
