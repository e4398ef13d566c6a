import type { GenerationView } from '../../../api/model/generationView.ts';

/** On a card; the page of the design has all of them. */
const MAX_ON_CARD = 4;

interface MockupPickerProps {
  generation: GenerationView;
  chosen: string | null;
  onChoose: (mockup: string | null) => void;
}

/** Printify's mockups where it made several; a single one is the picture of the card itself. */
export function MockupPicker({ generation, chosen, onChoose }: MockupPickerProps) {
  const { printify_mockup_urls: mockups } = generation;
  if (mockups.length < 2) return null;
  return (
    <ul aria-label="Mockups" className="flex flex-wrap gap-1.5">
      {mockups.slice(0, MAX_ON_CARD).map((mockup, index) => (
        <li key={mockup}>
          <button
            type="button"
            aria-label={`Mockup ${index + 1} of Printify`}
            aria-pressed={chosen === mockup}
            className="block size-12 overflow-hidden rounded-md border-2 border-transparent bg-plate aria-pressed:border-foreground"
            onClick={() => onChoose(chosen === mockup ? null : mockup)}
          >
            <img src={mockup} alt="" loading="lazy" decoding="async" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
