import type { GenerationView } from '../../../api/model/generationView.ts';
import { MockupButton } from '../parts/mockup-button.tsx';
import type { Preview } from './preview-stage.tsx';

interface MockupsProps {
  generation: GenerationView;
  preview: Preview;
  onSelect: (preview: Preview) => void;
}

/** Printify's mockups and, during a review, the light and the dark shirt together. */
export function Mockups({ generation, preview, onSelect }: MockupsProps) {
  const { printify_mockup_urls: mockups, review } = generation;
  if (mockups.length === 0 && !review) return null;
  return (
    <ul aria-label="Other pictures" className="flex flex-wrap gap-2">
      {review && (
        <li>
          <button
            type="button"
            aria-pressed={preview === 'both'}
            className="min-h-11 rounded-md border-2 px-3 font-semibold text-sm aria-pressed:border-foreground"
            onClick={() => onSelect('both')}
          >
            Light and dark
          </button>
        </li>
      )}
      {mockups.map((mockup, index) => (
        <li key={mockup}>
          <MockupButton
            mockup={mockup}
            index={index}
            pressed={typeof preview === 'object' && 'mockup' in preview && preview.mockup === mockup}
            className="size-18"
            onPress={() => onSelect({ mockup })}
          />
        </li>
      ))}
    </ul>
  );
}
