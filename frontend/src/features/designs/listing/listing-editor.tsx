import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormDraft } from '../../../api/cache/use-form-draft.ts';
import type { ApiError } from '../../../api/client/http.ts';
import { getGetListingQueryKey, useGetListing, useSaveListing } from '../../../api/generated/listings/listings.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Counter, Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { QueryState } from '../../../components/ui/state/query-state.tsx';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { useAuth } from '../../auth/index.ts';
import { CopyButton } from './copy-button.tsx';
import { changesOf, countWords, type ListingDraft, toDraft } from './listing-draft.ts';
import { ScorePanel } from './score-panel.tsx';
import { SyncStatus } from './sync-status.tsx';
import { TagField } from './tag-field.tsx';
import { useListingCheck } from './use-listing-check.ts';

const POLL_MS = 1_500;

/** A design's title, tags and description, to be read, copied and changed at any time. */
export function ListingEditor({ id }: { id: string }) {
  const listing = useGetListing(id, {
    query: { refetchInterval: ({ state }) => (state.data?.listing_sync === 'pending' ? POLL_MS : false) },
  });
  return (
    <section aria-label="Listing" className="grid gap-5 border-t pt-6">
      <QueryState query={listing}>
        {(saved) => <Editor id={id} saved={saved} onReload={async () => (await listing.refetch()).data} />}
      </QueryState>
    </section>
  );
}

interface EditorProps {
  id: string;
  saved: ListingView;
  /** Reads what is saved by now. */
  onReload: () => Promise<ListingView | undefined>;
}

/** Words that were not saved before another screen was gone to, with what they were begun from. */
interface Unsaved {
  draft: ListingDraft;
  basis: ListingView;
}

function Editor({ id, saved, onReload }: EditorProps) {
  const cache = useQueryClient();
  const { session } = useAuth();
  const [unsaved, keepUnsaved] = useFormDraft<Unsaved>(`listing ${id}`, session?.user.id ?? '');
  const [draft, setDraft] = useState<ListingDraft>(unsaved?.draft ?? toDraft(saved));
  /** What the draft was begun from. */
  const [basis, setBasis] = useState(unsaved?.basis ?? saved);
  /** What was last sent to be saved: a refusal is of that, and of nothing written since. */
  const [sent, setSent] = useState<ListingDraft>();
  const changes = changesOf(draft, basis);
  const isChanged = Object.keys(changes).length > 0;
  const typed = useRef<Unsaved>(undefined);
  useEffect(() => {
    typed.current = isChanged ? { draft, basis } : undefined;
  });
  useEffect(() => keepUnsaved(() => typed.current), [keepUnsaved]);
  const judged = useListingCheck(id, draft, isChanged ? basis : saved);
  const keep = (answer: ListingView) => cache.setQueryData(getGetListingQueryKey(id), answer);
  const save = useSaveListing<ApiError>({
    mutation: {
      onSuccess: (answer) => {
        keep(answer);
        start(answer);
        toast({ title: 'Listing saved' });
        void cache.invalidateQueries({ queryKey: ['/api/generations'] });
      },
    },
  });

  function start(from: ListingView, own: Partial<ListingDraft> = {}) {
    setDraft({ ...toDraft(from), ...own });
    setBasis(from);
  }
  // Whoever has changed nothing sees what was saved elsewhere; whoever has, is told when they save.
  if (!isChanged && saved.version !== basis.version) start(saved);

  const refusal = sent === draft ? save.error : null;
  const write = (change: Partial<ListingDraft>) => setDraft((before) => ({ ...before, ...change }));
  async function reload() {
    const newer = await onReload();
    if (!newer) return;
    save.reset();
    start(newer, changes);
  }
  const faults = { ...judged.fields, ...(refusal?.fields ?? {}) };

  return (
    <form
      noValidate
      aria-label="Edit the listing"
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(draft);
        save.mutate({ id, data: { ...changes, version: basis.version } });
      }}
    >
      <Field
        label="Title"
        error={faults.title}
        hint={`${pluralize(countWords(draft.title), 'word')}. Etsy advises at most ${saved.limits.titleWords}.`}
        aside={<Aside name="Title" text={draft.title} max={saved.limits.title} />}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-11 font-semibold"
            value={draft.title}
            onChange={({ target }) => write({ title: target.value.replace(/\n/g, ' ') })}
          />
        )}
      </Field>
      <TagField tags={draft.tags} limits={saved.limits} faults={faults} onChange={(tags) => write({ tags })} />
      <Field
        label="Description"
        error={faults.description}
        aside={<Aside name="Description" text={draft.description} max={saved.limits.description} />}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-40"
            value={draft.description}
            onChange={({ target }) => write({ description: target.value })}
          />
        )}
      </Field>
      <ScorePanel score={judged.score} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="ink" disabled={!isChanged || save.isPending}>
          {save.isPending ? 'Saving…' : 'Save listing'}
        </Button>
        {isChanged && (
          <Button
            disabled={save.isPending}
            onClick={() => {
              save.reset();
              start(saved);
            }}
          >
            Discard changes
          </Button>
        )}
      </div>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {refusal && <Refusal error={refusal} onReload={reload} />}
        {!isChanged && <SyncStatus id={id} listing={saved} onAnswer={keep} />}
        {isChanged && <p className="text-muted-foreground text-sm">Not saved yet. Changes are free of charge.</p>}
      </div>
    </form>
  );
}

function Aside({ name, text, max }: { name: string; text: string; max: number }) {
  return (
    <span className="flex items-center gap-3">
      <Counter count={text.length} max={max} />
      <CopyButton name={name} text={text} />
    </span>
  );
}

/** Why it was not saved; what was written stays. */
function Refusal({ error, onReload }: { error: ApiError; onReload: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="text-destructive">{error.message}</p>
      {error.code === 'listing_changed' && (
        <Button size="sm" onClick={onReload}>
          Load the newer one and keep my changes
        </Button>
      )}
    </div>
  );
}
