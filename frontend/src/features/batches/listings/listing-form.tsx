import { type FormEvent, type KeyboardEvent, useState } from 'react';
import type { ApiError } from '../../../api/client/http.ts';
import { useGetListing, useSaveListing } from '../../../api/generated/listings/listings.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Counter, Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import {
  changesOf,
  hasChanges,
  ListingPrice,
  sayOnce,
  TagField,
  toDraft,
  useListingCheck,
} from '../../designs/index.ts';
import { useStoreListing } from './use-change-listings.ts';

interface ListingFormProps {
  batchId: string;
  row: RowView;
  designId: string;
  onClose: () => void;
}

/** Title, tags and price of a row, edited in its place with the checks of a single listing. */
export function ListingForm(props: ListingFormProps) {
  const listing = useGetListing(props.designId);
  return (
    <QueryState query={listing}>
      {(saved) => <Form key={saved.version} {...props} saved={saved} onReload={() => void listing.refetch()} />}
    </QueryState>
  );
}

interface FormProps extends ListingFormProps {
  saved: ListingView;
  onReload: () => void;
}

function Form({ batchId, row, designId, saved, onClose, onReload }: FormProps) {
  const store = useStoreListing(batchId);
  const [draft, setDraft] = useState(() => toDraft(saved));
  const save = useSaveListing<ApiError>({
    mutation: {
      onSuccess: (answer) => {
        store(row.id, designId, answer);
        onClose();
      },
    },
  });
  const check = useListingCheck(designId, draft, saved);
  const errors = { ...check.fields, ...save.error?.fields };
  const shown = sayOnce(errors);
  const isChanged = hasChanges(draft, saved);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) save.mutate({ id: designId, data: { ...changesOf(draft, saved), version: saved.version } });
    else onClose();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
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
            onChange={({ target }) => setDraft({ ...draft, title: target.value.replace(/\n/g, ' ') })}
          />
        )}
      </Field>
      <TagField
        tags={draft.tags}
        limits={saved.limits}
        errors={errors}
        sentences={shown.tags}
        onChange={(tags) => setDraft({ ...draft, tags })}
      />
      <ListingPrice
        id={designId}
        saved={saved}
        price={draft.price}
        error={errors.price}
        onChange={(price) => setDraft({ ...draft, price })}
      />
      {save.error && !save.error.fields && <FieldError>{save.error.message}</FieldError>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" variant="ink" disabled={save.isPending}>
          {save.isPending ? 'Saving…' : 'Save'}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        {save.error?.code === 'listing_changed' && (
          <Button size="sm" onClick={onReload}>
            Load the newer one
          </Button>
        )}
      </div>
    </form>
  );
}
