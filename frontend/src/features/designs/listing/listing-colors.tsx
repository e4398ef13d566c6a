import type { ColorSwatch } from '../../../api/model/colorSwatch.ts';
import { ColorToggles } from '../../../components/ui/form/color-toggles.tsx';
import { NO_COLOR_ON } from './listing-draft.ts';

interface ListingColorsProps {
  /** That the design was made in. */
  colors: ColorSwatch[];
  colorsOn: string[];
  error: string | undefined;
  onChange: (colorsOn: string[]) => void;
}

/** Switches colors of a design off and on again. */
export function ListingColors({ colors, colorsOn, error, onChange }: ListingColorsProps) {
  const isOn = (name: string) => colorsOn.includes(name);
  const toggle = (toggled: string) =>
    onChange(colors.map(({ name }) => name).filter((name) => isOn(name) !== (name === toggled)));
  return (
    <ColorToggles
      label="Colors on sale"
      colors={colors}
      pressed={colorsOn}
      onToggle={toggle}
      {...(error ? { error } : { hint: NO_COLOR_ON })}
    />
  );
}
