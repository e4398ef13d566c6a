import type { GenerationView } from '../../../api/model/generationView.ts';
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
          <button
            type="button"
            aria-label={`Mockup ${index + 1} of Printify`}
            aria-pressed={typeof preview === 'object' && 'mockup' in preview && preview.mockup === mockup}
            className="block size-18 overflow-hidden rounded-md border-2 border-transparent bg-plate aria-pressed:border-foreground"
            onClick={() => onSelect({ mockup })}
          >
            <img src={mockup} alt="" loading="lazy" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
