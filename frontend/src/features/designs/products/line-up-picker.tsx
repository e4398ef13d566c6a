import type { DesignProductView } from '../../../api/model/designProductView.ts';
import type { LineUpView } from '../../../api/model/lineUpView.ts';
import { ProductThumb } from '../../line-ups/index.ts';
import { keyOf, listKinds, shopWords } from '../../line-ups/model/index.ts';
import { missingItems } from '../model/added-products.ts';

interface LineUpPickerProps {
  lineUps: LineUpView[];
  /** Its id. */
  chosen: string;
  /** What the design is on already. */
  known: DesignProductView[];
  onChoose: (id: string) => void;
}

export function LineUpPicker({ lineUps, chosen, known, onChoose }: LineUpPickerProps) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Line-up</legend>
      {lineUps.map((lineUp) => (
        <label
          key={lineUp.id}
          className="flex cursor-pointer items-start gap-3 rounded-md border border-input px-4 py-3 hover:bg-muted has-checked:border-foreground"
        >
          <input
            type="radio"
            name="line-up"
            className="mt-1 size-5 shrink-0 accent-foreground"
            checked={lineUp.id === chosen}
            onChange={() => onChoose(lineUp.id)}
          />
          <LineUpSummary lineUp={lineUp} known={known} />
        </label>
      ))}
    </fieldset>
  );
}

function LineUpSummary({ lineUp, known }: { lineUp: LineUpView; known: DesignProductView[] }) {
  const { name, items, shop } = lineUp;
  const missing = missingItems(lineUp, known).length;
  const there = items.length - missing;
  return (
    <span className="grid min-w-0 gap-2">
      <span className="break-words font-semibold">{name}</span>
      <span aria-hidden="true" className="flex flex-wrap gap-1.5">
        {items.map((item) => (
          <ProductThumb key={keyOf(item)} kind={item.kind} imageUrl={item.imageUrl} />
        ))}
      </span>
      <span className="text-muted-foreground text-sm">
        <span className="inline-block first-letter:uppercase">{listKinds(items)}.</span>
        {shop && ` In ${shopWords(shop)}.`}
        {there > 0 && (missing === 0 ? ' It’s on all of them already.' : ` It’s on ${there} of them already.`)}
      </span>
    </span>
  );
}
