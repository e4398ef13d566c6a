import type { GenerationView } from '../../../api/model/generationView.ts';
import { MockupButton } from './mockup-button.tsx';

/** On a card; the page of the design has all of them. */
const MAX_ON_CARD = 4;

interface MockupPickerProps {
  generation: Pick<GenerationView, 'printify_mockup_urls'>;
  chosen: string | null;
  onChoose: (mockup: string | null) => void;
}

/** Printify's mockups. A press shows one in place of the shirt, another press the shirt again. */
export function MockupPicker({ generation, chosen, onChoose }: MockupPickerProps) {
  const { printify_mockup_urls: mockups } = generation;
  if (mockups.length === 0) return null;
  return (
    <ul aria-label="Mockups" className="flex flex-wrap gap-1.5">
      {mockups.slice(0, MAX_ON_CARD).map((mockup, index) => (
        <li key={mockup}>
          <MockupButton
            mockup={mockup}
            index={index}
            pressed={chosen === mockup}
            className="size-12"
            onPress={() => onChoose(chosen === mockup ? null : mockup)}
          />
        </li>
      ))}
    </ul>
  );
}
