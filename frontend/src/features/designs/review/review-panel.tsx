import type { GenerationView } from '../../../api/model/generationView.ts';
import { longDay } from '../../../lib/format.ts';
import { DesignOnCloth } from '../parts/design-on-shirt.tsx';
import { ReviewActions } from './review-actions.tsx';

/** A design that waits for its seller's look: on light and on dark cloth, with what is unsure and what can be done. */
export function ReviewPanel({ generation }: { generation: GenerationView }) {
  const { review } = generation;
  if (!review) return null;
  return (
    <section aria-label="Needs your look" className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl">Needs your look</h2>
        {review.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-muted-foreground text-sm">
          Nothing was sent to Printify yet. Undecided, it is discarded on {longDay(review.decide_by)} and its credit
          given back.
        </p>
      </div>
      <ReviewActions generation={generation} review={review} />
    </section>
  );
}

const CLOTHS = ['White', 'Black'];

/** The design on a light and on a dark shirt, side by side: what is not cut out well shows on one of them. */
export function OnLightAndDark({ generation }: { generation: GenerationView }) {
  return (
    <div className="grid content-start gap-3 sm:grid-cols-2">
      {CLOTHS.map((color) => (
        <div key={color} className="grid aspect-square place-items-center rounded-lg bg-plate">
          <DesignOnCloth
            generation={generation}
            color={color}
            alt={`${generation.prompt}, on ${color.toLowerCase()} cloth`}
            eager
            className="w-[94%]"
          />
        </div>
      ))}
    </div>
  );
}
