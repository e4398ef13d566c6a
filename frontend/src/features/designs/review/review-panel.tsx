import type { GenerationView } from '../../../api/model/generationView.ts';
import { longDay } from '../../../lib/format.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { DesignOnShirt } from '../parts/design-on-shirt.tsx';
import { ReviewActions } from './review-actions.tsx';

export function ReviewPanel({ generation }: { generation: GenerationView }) {
  const { review } = generation;
  if (!review) return null;
  return (
    <section aria-label="Needs your review" className="grid gap-4">
      <div className="grid gap-2">
        <h2 className="text-xl">Needs your review</h2>
        {review.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p className="text-muted-foreground text-sm">
          Nothing was sent to Printify yet. If you don’t decide by {longDay(review.decide_by)}, we’ll discard it and
          refund the credit.
        </p>
      </div>
      <ReviewActions generation={generation} review={review} />
    </section>
  );
}

const REVIEW_COLORS = (['White', 'Black'] as const).map((name) => ({ name, hex: SAMPLE_COLORS[name] }));

/** The design on a light and on a dark shirt, side by side: a bad cut-out shows on one of them. */
export function OnLightAndDark({ generation }: { generation: GenerationView }) {
  return (
    <div className="grid content-start gap-3 sm:grid-cols-2">
      {REVIEW_COLORS.map((color) => (
        <div key={color.name} className="grid aspect-square place-items-center rounded-lg bg-plate">
          <DesignOnShirt
            generation={generation}
            color={color}
            alt={`${generation.prompt}, on a ${color.name.toLowerCase()} shirt`}
            eager
            className="w-[94%]"
          />
        </div>
      ))}
    </div>
  );
}
