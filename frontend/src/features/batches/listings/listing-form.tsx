import type { FormEvent, KeyboardEvent } from 'react';
import { useGetListing } from '../../../api/generated/listings/listings.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Counter, Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import {
  ListingColors,
  ListingPrice,
  ListingSaveError,
  sayOnce,
  TagField,
  useListingCheck,
  useListingDraft,
} from '../../designs/index.ts';
import { useStoreListing } from './use-store-listing.ts';

interface ListingFormProps {
  batchId: string;
  row: RowView;
  designId: string;
  onClose: () => void;
}

/** Title, tags, colors on sale and price of a row, edited in its place with the checks of a single listing. */
export function ListingForm(props: ListingFormProps) {
  const listing = useGetListing(props.designId);
  return (
    <QueryState query={listing}>
      {(saved) => <Form {...props} saved={saved} onReload={async () => (await listing.refetch()).data} />}
    </QueryState>
  );
}

interface FormProps extends ListingFormProps {
  saved: ListingView;
  onReload: () => Promise<ListingView | undefined>;
}

function Form({ batchId, row, designId, saved, onClose, onReload }: FormProps) {
  const store = useStoreListing(batchId);
  const listing = useListingDraft({ designId }, saved, (answer) => {
    store(row.id, designId, { ...answer, price: answer.price ?? saved.price });
    onClose();
  });
  const { draft, edit, isChanged, isSaving, error } = listing;
  const check = useListingCheck({ designId }, draft, listing.basis);
  const errors = { ...check.fields, ...error?.fields };
  const shown = sayOnce(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) listing.submit();
    else onClose();
  };
  const cancel = () => {
    listing.discard();
    onClose();
  };
  const reload = async () => {
    const newer = await onReload();
    if (newer) listing.rebaseOn(newer);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.nativeEvent.isComposing) return;
    // What was typed is there when the form is opened again.
    if (event.key === 'Escape') onClose();
    if (event.key !== 'Enter' || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    event.currentTarget.requestSubmit();
  };
  return (
    <form
      noValidate
      aria-label={`Listing of row ${row.position}`}
      className="grid gap-4"
      onSubmit={submit}
      onKeyDown={onKeyDown}
    >
      <Field
        label="Title"
        error={shown.title ?? ''}
        aside={<Counter count={draft.title.length} max={saved.limits.title} />}
      >
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            className="min-h-11"
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
      <ListingColors
        colors={saved.colors}
        colorsOn={draft.colorsOn}
        error={errors.colorsOn}
        onChange={(colorsOn) => edit({ colorsOn })}
      />
      <ListingPrice
        of={{ designId }}
        saved={listing.basis}
        price={draft.price}
        colorsOn={draft.colorsOn}
        error={errors.price}
        onChange={(price) => edit({ price })}
      />
      {error && !error.fields && <ListingSaveError error={error} onReload={() => void reload()} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="ink" disabled={isSaving}>
          {isSaving ? 'Saving…' : 'Save'}
        </Button>
        <Button size="sm" variant="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
