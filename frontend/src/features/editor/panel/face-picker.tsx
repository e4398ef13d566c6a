import { Skeleton } from '../../../components/ui/state/skeleton.tsx';
import type { FaceName } from '../engine/engine-tasks.ts';
import { useEngineTask } from '../engine/use-engine.ts';
import { Choice } from './choice.tsx';

const LONGEST_SAMPLE = 16;

interface FacePickerProps {
  /** Of the design: only typefaces that have their letters are shown. */
  words: string;
  /** What each is shown with; empty: its name. */
  sample: string;
  chosen: string | undefined;
  onChoose: (face: FaceName) => void;
}

/** Each typeface drawn in itself. */
export function FacePicker({ words, sample, chosen, onChoose }: FacePickerProps) {
  const faces = useEngineTask('faces', [words]);
  return faces?.map((name) => (
    <Choice
      key={name}
      group="face"
      label={faceTitle(name)}
      isChosen={chosen === name}
      onChoose={() => onChoose(name)}
      className="h-14 px-3 py-2.5"
    >
      <Sample name={name} text={sampleOf(sample) || faceTitle(name)} />
    </Choice>
  ));
}

function Sample({ name, text }: { name: FaceName; text: string }) {
  const sample = useEngineTask('faceSample', [name, text]);
  if (!sample) return <Skeleton className="h-full" />;
  const { x, y, w, h } = sample.box;
  return (
    <svg viewBox={`${x} ${y} ${w} ${h}`} className="size-full" aria-hidden="true">
      <path d={sample.d} fill="currentColor" />
    </svg>
  );
}

/** Whole words, as many as can be read so small. */
function sampleOf(text: string): string {
  const [first = '', ...words] = text.split(' ');
  return words.reduce((line, word) => (`${line} ${word}`.length > LONGEST_SAMPLE ? line : `${line} ${word}`), first);
}

/** "alfaSlab" is Alfa Slab. */
function faceTitle(name: string): string {
  const words = name.replace(/([A-Z])/g, ' $1');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
