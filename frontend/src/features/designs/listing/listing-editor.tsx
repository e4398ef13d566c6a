import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Counter, Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { pluralize } from '../../../lib/format.ts';
import { CopyButton } from './copy-button.tsx';
import { EtsyForm } from './etsy-form.tsx';
import { keysShowing, type ListedProduct, listingKey, readListing, type SavedListing } from './listing-calls.ts';
import { ListingColors } from './listing-colors.tsx';
import { countWords, type ListingDraft } from './listing-draft.ts';
import { type ListingErrors, sayOnce } from './listing-errors.ts';
import { ListingPrice } from './listing-price.tsx';
import { ListingSizePrices } from './listing-size-prices.tsx';
import { ListingSaveError } from './save-error.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SyncStatus } from './sync-status.tsx';
import { TagField } from './tag-field.tsx';
import { useListingCheck } from './use-listing-check.ts';
import { useListingDraft } from './use-listing-draft.ts';

/** How often the listing is read again until Printify has it. */
const SYNC_POLL_MS = 1_500;

interface ListingEditorProps {
  of: ListedProduct;
  /** What it is of, where that is not said around it: "hoodie". */
  name?: string;
  /** Where its product is. */
  network?: string;
  /** There is a product: else it is made with what is saved. */
  isMade?: boolean;
}

/** The title, tags, description, colors on sale and price of a product, to read, copy and edit. */
export function ListingEditor(props: ListingEditorProps) {
  const { of } = props;
  const listing = useQuery({
    queryKey: listingKey(of),
    queryFn: ({ signal }) => readListing(of, signal),
    refetchInterval: ({ state }) => (state.data?.listing_sync === 'pending' ? SYNC_POLL_MS : false),
  });
  useRefreshShown(of, listing.data?.listing_sync);
  return (
    <QueryState query={listing} skeleton={<FormSkeleton heights={['h-16', 'h-40', 'h-72', 'h-24']} />}>
      {(saved) => <Editor {...props} saved={saved} onReload={async () => (await listing.refetch()).data} />}
    </QueryState>
  );
}

/** Of a further product the list says whether Printify has its listing, and that it is gone. */
function useRefreshShown(of: ListedProduct, state: SavedListing['listing_sync'] | undefined): void {
  const cache = useQueryClient();
  const [shown] = of.productId ? keysShowing(of) : [];
  const before = useRef(state);
  useEffect(() => {
    if (shown && before.current === 'pending' && state !== 'pending') void cache.invalidateQueries({ queryKey: shown });
    before.current = state;
  });
}

interface EditorProps extends ListingEditorProps {
  saved: SavedListing;
  onReload: () => Promise<SavedListing | undefined>;
}

function Editor({ of, name, network = 'Printify', isMade = true, saved, onReload }: EditorProps) {
  const listing = useListingDraft(of, saved);
  const { draft, isChanged, isSaving, error, edit } = listing;
  const check = useListingCheck(of, draft, listing.basis);
  const errors = { ...check.fields, ...error?.fields };
  const shown = sayOnce(errors);

  function submit(event: FormEvent) {
    event.preventDefault();
    listing.submit();
  }
  async function reload() {
    const newer = await onReload();
    if (newer) listing.rebaseOn(newer);
  }

  return (
    <form
      noValidate
      aria-label={name ? `Edit the listing of the ${name}` : 'Edit the listing'}
      className="grid gap-5"
      onSubmit={submit}
    >
      <Field
        label="Title"
        error={shown.title}
        hint={`${pluralize(countWords(draft.title), 'word')}. Etsy advises at most ${saved.limits.titleWords}.`}
        aside={<CounterAndCopy name="Title" text={draft.title} max={saved.limits.title} />}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-11 font-semibold"
            value={draft.title}
            onChange={({ target }) => edit({ title: target.value.replace(/\n/g, ' ') })}
          />
        )}
      </Field>
      <TagField
        tags={draft.tags}
        limits={saved.limits}
        errors={errors}
        sentences={shown.tags}
        onChange={(tags) => edit({ tags })}
      />
      <Field
        label="Description"
        error={shown.description}
        aside={<CounterAndCopy name="Description" text={draft.description} max={saved.limits.description} />}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-40"
            value={draft.description}
            onChange={({ target }) => edit({ description: target.value })}
          />
        )}
      </Field>
      <ListingColors
        colors={saved.colors}
        colorsOn={draft.colorsOn}
        error={errors.colorsOn}
        onChange={(colorsOn) => edit({ colorsOn })}
      />
      <Prices of={of} saved={listing.basis} draft={draft} errors={errors} onChange={edit} />
      <ScorePanel score={check.score} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="ink" disabled={!isChanged || isSaving}>
          {isSaving ? 'Saving…' : 'Save listing'}
        </Button>
        {isChanged && (
          <Button disabled={isSaving} onClick={listing.discard}>
            Discard changes
          </Button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {error && !error.fields && <ListingSaveError error={error} onReload={reload} />}
        {isChanged ? (
          <p className="text-muted-foreground text-sm">Not saved yet. Edits are free.</p>
        ) : (
          <SyncStatus of={of} listing={saved} network={network} isMade={isMade} onAnswer={listing.show} />
        )}
      </div>
      <EtsyForm {...saved.etsy} />
    </form>
  );
}

interface PricesProps {
  of: ListedProduct;
  saved: SavedListing;
  draft: ListingDraft;
  errors: ListingErrors;
  onChange: (change: Partial<ListingDraft>) => void;
}

function Prices({ of, saved, draft, errors, onChange }: PricesProps) {
  const { price, sizePrices, colorsOn } = draft;
  if (saved.price === null)
    return <p className="text-muted-foreground text-sm">Its price is set once Printify says what it costs.</p>;
  if (of.productId && Object.keys(saved.sizePrices).length > 0)
    return (
      <ListingSizePrices
        {...{ of, saved, sizePrices, colorsOn }}
        error={errors.sizePrices}
        onChange={(prices) => onChange({ sizePrices: prices })}
      />
    );
  return (
    <ListingPrice
      {...{ of, saved, price, colorsOn }}
      error={errors.price}
      onChange={(cents) => onChange({ price: cents })}
    />
  );
}

function CounterAndCopy({ name, text, max }: { name: string; text: string; max: number }) {
  return (
    <span className="flex items-center gap-3">
      <Counter count={text.length} max={max} />
      <CopyButton name={name} text={text} />
    </span>
  );
}
