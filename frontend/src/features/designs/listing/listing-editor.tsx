import type { FormEvent } from 'react';
import { useGetListing } from '../../../api/generated/listings/listings.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Counter, Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { FormSkeleton } from '../../../components/ui/state/skeleton.tsx';
import { pluralize } from '../../../lib/format.ts';
import { CopyButton } from './copy-button.tsx';
import { ListingColors } from './listing-colors.tsx';
import { countWords } from './listing-draft.ts';
import { sayOnce } from './listing-errors.ts';
import { ListingPrice } from './listing-price.tsx';
import { ListingSaveError } from './save-error.tsx';
import { ScorePanel } from './score-panel.tsx';
import { SyncStatus } from './sync-status.tsx';
import { TagField } from './tag-field.tsx';
import { useListingCheck } from './use-listing-check.ts';
import { useListingDraft } from './use-listing-draft.ts';

/** How often the listing is read again until Printify has it. */
const SYNC_POLL_MS = 1_500;

/** A design's title, tags, description, colors on sale and price, to read, copy and edit. */
export function ListingEditor({ id }: { id: string }) {
  const listing = useGetListing(id, {
    query: { refetchInterval: ({ state }) => (state.data?.listing_sync === 'pending' ? SYNC_POLL_MS : false) },
  });
  return (
    <section aria-label="Listing" className="grid gap-5 border-t pt-6">
      <QueryState query={listing} skeleton={<FormSkeleton heights={['h-16', 'h-40', 'h-72', 'h-24']} />}>
        {(saved) => <Editor id={id} saved={saved} onReload={async () => (await listing.refetch()).data} />}
      </QueryState>
    </section>
  );
}

interface EditorProps {
  id: string;
  saved: ListingView;
  onReload: () => Promise<ListingView | undefined>;
}

function Editor({ id, saved, onReload }: EditorProps) {
  const listing = useListingDraft(id, saved);
  const { draft, isChanged, isSaving, error, edit } = listing;
  const check = useListingCheck(id, draft, listing.basis);
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
    <form noValidate aria-label="Edit the listing" className="grid gap-5" onSubmit={submit}>
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
      <ListingPrice
        id={id}
        saved={listing.basis}
        price={draft.price}
        colorsOn={draft.colorsOn}
        error={errors.price}
        onChange={(price) => edit({ price })}
      />
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
          <SyncStatus id={id} listing={saved} onAnswer={listing.show} />
        )}
      </div>
    </form>
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
