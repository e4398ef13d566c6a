import type { FaceName } from '../engine/engine-tasks.ts';
import { Choice, Legend } from './choice.tsx';
import { FacePicker } from './face-picker.tsx';
import type { PanelProps } from './panel-props.ts';

/** Each typeface drawn in itself, with the first of the design's own words. */
export function FaceList({ document, scene, onChange }: PanelProps) {
  const { headline, tagline } = scene.brief;
  const words = `${headline} ${tagline}`.trim();
  const choose = (face: FaceName | undefined) => {
    const { face: _, ...others } = document;
    onChange(face ? { ...others, face } : others, 'typeface');
  };
  return (
    <fieldset className="min-w-0">
      <Legend>Typeface</Legend>
      <div className="grid grid-cols-2 gap-2">
        <Choice
          group="face"
          label="As the layout has it"
          isChosen={!document.face}
          onChoose={() => choose(undefined)}
          className="grid h-14 place-items-center px-2 text-center text-sm"
        >
          As the layout has it
        </Choice>
        <FacePicker words={words} sample={headline || tagline} chosen={document.face} onChoose={choose} />
      </div>
    </fieldset>
  );
}
