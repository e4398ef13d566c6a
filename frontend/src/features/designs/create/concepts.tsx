import { useState } from 'react';
import type { PressConcept } from '../../../api/model/pressConcept.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { pluralize } from '../../../lib/format.ts';
import { SAMPLE_COLORS, UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';
import { useShirtColors } from '../../printify/index.ts';
import type { ConceptToEdit } from '../model/design-links.ts';
import { ConceptCard } from './concept-card.tsx';
import type { ConceptRequest, PickedConcept } from './generate-request.ts';
import { useConcepts } from './use-concepts.ts';

/** What concepts are shown on while no color is chosen. */
const DEFAULT_COLOR = 'White';

interface ConceptsProps {
  request: ConceptRequest;
  picked: PickedConcept | null;
  onPick: (concept: PickedConcept) => void;
  /** What a concept is edited for. */
  terms: Omit<ConceptToEdit, 'document'>;
}

/** Free drafts of the idea on its shirt colors, one to pick. */
export function Concepts({ request, picked, onPick, terms }: ConceptsProps) {
  const query = useConcepts(request);
  const [chosenColor, setChosenColor] = useState<string>();
  const colors = request.selectedColors.length ? request.selectedColors : [DEFAULT_COLOR];
  const color = colors.find((name) => name === chosenColor) ?? colors[0] ?? DEFAULT_COLOR;
  if (query.isPending) return <Spinner label="Drawing concepts…" className="min-h-24 justify-self-center" />;
  const concepts = query.data?.pages.flatMap((page) => page.concepts) ?? [];
  return (
    <div className="grid gap-3">
      {concepts.length > 0 && (
        <fieldset className="grid min-w-0 gap-2">
          <legend className="mb-1 font-semibold lg:font-[750] lg:font-display lg:text-2xl lg:[font-stretch:82%]">
            Concepts
          </legend>
          <p role="status" className="sr-only">
            {pluralize(concepts.length, 'concept')} to pick from
          </p>
          <ColorButtons names={colors} chosen={color} onChoose={setChosenColor} />
          <ConceptGrid concepts={concepts} color={color} picked={picked} onPick={onPick} terms={terms} />
        </fieldset>
      )}
      {query.error && (
        <p role="alert" className="text-destructive">
          {query.error.message}
        </p>
      )}
      {query.error && concepts.length === 0 && <Button onClick={() => query.refetch()}>Try again</Button>}
      {concepts.length > 0 && query.hasNextPage && (
        <Button disabled={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {query.isFetchingNextPage ? 'Drawing…' : 'More concepts'}
        </Button>
      )}
    </div>
  );
}

interface ConceptGridProps extends Pick<ConceptsProps, 'picked' | 'onPick' | 'terms'> {
  concepts: PressConcept[];
  color: string;
}

function ConceptGrid({ concepts, color, picked, onPick, terms }: ConceptGridProps) {
  const hex = useColorHex(color);
  return (
    <div className="grid snap-x auto-cols-[72%] grid-flow-col gap-3 overflow-x-auto p-1 *:snap-start sm:grid-flow-row sm:auto-cols-auto sm:grid-cols-3 sm:overflow-visible xl:grid-cols-4">
      {concepts.map((concept, index) => (
        <ConceptCard
          key={`${concept.style} ${concept.seed}`}
          concept={concept}
          number={index + 1}
          color={color}
          hex={hex}
          checked={picked?.seed === concept.seed && picked.style === concept.style}
          onPick={() => onPick({ seed: concept.seed, style: concept.style })}
          edit={{ concept: { ...terms, document: concept.document } }}
        />
      ))}
    </div>
  );
}

function useColorHex(name: string): string {
  const catalogColor = useShirtColors().find(({ color }) => color === name);
  return catalogColor?.hex ?? (name === DEFAULT_COLOR ? SAMPLE_COLORS.White : UNKNOWN_COLOR_HEX);
}

interface ColorButtonsProps {
  names: string[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** Shows every concept on another of the selected colors. */
function ColorButtons({ names, chosen, onChoose }: ColorButtonsProps) {
  if (names.length < 2) return null;
  return (
    <div className="-mx-1 flex flex-wrap">
      {names.map((name) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={`Show them on ${name}`}
          aria-pressed={name === chosen}
          className="grid size-11 place-items-center rounded-full border-2 border-transparent aria-pressed:border-foreground"
          onClick={() => onChoose(name)}
        >
          <ColorDot name={name} />
        </button>
      ))}
    </div>
  );
}

function ColorDot({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="block size-5 rounded-full ring-1 ring-foreground/40 ring-inset"
      style={{ backgroundColor: useColorHex(name) }}
    />
  );
}
