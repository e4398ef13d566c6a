import { useState } from 'react';
import type { PressConcept } from '../../../api/model/pressConcept.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { clothOf } from '../../../lib/colors.ts';
import { counted } from '../../../lib/format.ts';
import { useShirtColors } from '../../printify/index.ts';
import { ConceptCard } from './concept-card.tsx';
import type { Asked, Picked } from './generate-request.ts';
import { useConcepts } from './use-concepts.ts';

/** Stands for a shirt of no color: paper. */
const NO_COLOR = 'White';

interface ConceptsProps {
  asked: Asked;
  picked: Picked | null;
  onPick: (concept: Picked) => void;
}

/** Designs of the idea on its cloth, one to pick. */
export function Concepts({ asked, picked, onPick }: ConceptsProps) {
  const query = useConcepts(asked);
  const [chosenCloth, chooseCloth] = useState<string>();
  const cloths = asked.selectedColors.length ? asked.selectedColors : [NO_COLOR];
  const cloth = cloths.find((one) => one === chosenCloth) ?? cloths[0] ?? NO_COLOR;
  if (query.isPending) return <Spinner label="Drawing concepts…" className="min-h-24 justify-self-center" />;
  const concepts = query.data?.pages.flatMap((page) => page.concepts) ?? [];
  return (
    <div className="grid gap-3">
      {concepts.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">Concepts</legend>
          <p role="status" className="sr-only">
            {counted(concepts.length, 'concept')} to pick from
          </p>
          <Cloths names={cloths} chosen={cloth} onChoose={chooseCloth} />
          <ConceptGrid concepts={concepts} cloth={cloth} picked={picked} onPick={onPick} />
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

interface ConceptGridProps extends Pick<ConceptsProps, 'picked' | 'onPick'> {
  concepts: PressConcept[];
  cloth: string;
}

function ConceptGrid({ concepts, cloth, picked, onPick }: ConceptGridProps) {
  const hex = useHexOf(cloth);
  return (
    <div className="grid grid-cols-2 gap-3">
      {concepts.map((concept, index) => (
        <ConceptCard
          key={`${concept.style} ${concept.seed}`}
          concept={concept}
          number={index + 1}
          cloth={cloth}
          hex={hex}
          checked={picked?.seed === concept.seed && picked.style === concept.style}
          onPick={() => onPick({ seed: concept.seed, style: concept.style })}
        />
      ))}
    </div>
  );
}

function useHexOf(name: string): string {
  const { colors } = useShirtColors();
  return colors.find(({ color }) => color === name)?.hex ?? clothOf(name);
}

interface ClothsProps {
  names: string[];
  chosen: string;
  onChoose: (name: string) => void;
}

/** Shows every concept on another of the chosen colors. */
function Cloths({ names, chosen, onChoose }: ClothsProps) {
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
          className="grid size-9 place-items-center rounded-full border-2 border-transparent aria-pressed:border-foreground"
          onClick={() => onChoose(name)}
        >
          <ClothDot name={name} />
        </button>
      ))}
    </div>
  );
}

function ClothDot({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="block size-5 rounded-full ring-1 ring-foreground/40 ring-inset"
      style={{ backgroundColor: useHexOf(name) }}
    />
  );
}
