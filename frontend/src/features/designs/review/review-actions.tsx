import { Brush } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDiscardGeneration, useFinalizeGeneration } from '../../../api/generated/generations/generations.ts';
import type { BackgroundChoice } from '../../../api/model/backgroundChoice.ts';
import type { GenerationReview } from '../../../api/model/generationReview.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { QuestionDialog } from '../../../components/ui/question-dialog.tsx';
import { ColorGrid, useShirtColors } from '../../printify/index.ts';
import { brushPath } from '../model/design-links.ts';

interface ReviewActionsProps {
  generation: GenerationView;
  review: GenerationReview;
}

interface ReviewDecision {
  background?: BackgroundChoice;
  selectedColors?: string[];
}

export function ReviewActions({ generation, review }: ReviewActionsProps) {
  const finalize = useFinalizeGeneration({ mutation: { meta: { failure: 'Finalization Failed' } } });
  const discard = useDiscardGeneration({
    mutation: {
      meta: {
        success: 'Design discarded',
        successDetail: 'Its credit was refunded.',
        failure: 'Couldn’t discard the design',
      },
    },
  });
  const [isAsking, setAsking] = useState(false);
  const busy = finalize.isPending || discard.isPending;
  const decide = (decision: ReviewDecision) => finalize.mutate({ data: { generationId: generation.id, ...decision } });
  return (
    <fieldset disabled={busy} aria-label="Your decision" className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        {review.can_approve && (
          <Button variant="spot" onClick={() => decide({})}>
            Approve and publish
          </Button>
        )}
        {generation.engine === 'ai' && (
          <Button asChild variant="ink">
            <Link to={brushPath(generation.id)}>
              <Brush aria-hidden="true" />
              Correct it with a brush
            </Link>
          </Button>
        )}
        <Button variant="destructive" onClick={() => setAsking(true)}>
          Discard and refund credit
        </Button>
      </div>
      {isAsking && (
        <QuestionDialog
          title="Discard this design?"
          consequence="You get its credit back. It isn’t published, and it can’t be brought back."
          action="Discard design"
          variant="destructive"
          isPending={busy}
          onConfirm={() => discard.mutate({ data: { generationId: generation.id } })}
          onClose={() => setAsking(false)}
        />
      )}
      {generation.report?.background !== 'transparent' && (
        <CutAgain onChoose={(background) => decide({ background })} />
      )}
      <Collapsible title="Make it for other shirt colors">
        <OtherColors colors={generation.colors} onChoose={(selectedColors) => decide({ selectedColors })} />
      </Collapsible>
    </fieldset>
  );
}

const BACKGROUND_OPTIONS: { background: BackgroundChoice; words: string; hint: string }[] = [
  { background: 'clear', words: 'Remove all of it', hint: 'Also what the art surrounds, such as the inside of an O.' },
  { background: 'keep_enclosed', words: 'Keep what the art surrounds', hint: 'Only what reaches the edge is removed.' },
  { background: 'keep_all', words: 'Keep the background', hint: 'The whole rectangle is printed.' },
];

/** Removes the background again, in another way and free of charge. */
function CutAgain({ onChoose }: { onChoose: (background: BackgroundChoice) => void }) {
  return (
    <Collapsible title="Remove the background again, for free">
      <ul className="grid gap-3">
        {BACKGROUND_OPTIONS.map(({ background, words, hint }) => (
          <li key={background} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Button size="sm" variant="outline" onClick={() => onChoose(background)}>
              {words}
            </Button>
            <span className="text-muted-foreground text-sm">{hint}</span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-muted-foreground text-sm">
        If the result is clear, the design is published in your shop.
      </p>
    </Collapsible>
  );
}

function OtherColors({ colors: before, onChoose }: { colors: string[]; onChoose: (colors: string[]) => void }) {
  const colors = useShirtColors();
  const [chosen, setChosen] = useState(before);
  const same = chosen.length === before.length && before.every((color) => chosen.includes(color));
  return (
    <div className="grid gap-3">
      <div className="pt-6">
        <ColorGrid colors={colors} selected={chosen} onChange={setChosen} />
      </div>
      <Button
        size="sm"
        variant="outline"
        className="justify-self-start"
        disabled={same || chosen.length === 0}
        onClick={() => onChoose(chosen)}
      >
        Make it for these colors
      </Button>
    </div>
  );
}
