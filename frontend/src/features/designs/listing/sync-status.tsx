import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { useSyncListing } from '../../../api/generated/listings/listings.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import { Button } from '../../../components/ui/button.tsx';

interface SyncStatusProps {
  id: string;
  listing: ListingView;
  onAnswer: (listing: ListingView) => void;
}

/** Whether Printify has the saved texts. */
export function SyncStatus({ id, listing, onAnswer }: SyncStatusProps) {
  const again = useSyncListing({ mutation: { meta: { failure: 'Couldn’t send the listing' }, onSuccess: onAnswer } });
  const { listing_sync: state, listing_sync_message: message, version } = listing;
  if (state === 'synced' && version === 0) return null;
  if (state === 'synced')
    return (
      <p className="flex items-center gap-2 text-good text-sm">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        Saved and synced to Printify.
      </p>
    );
  if (state === 'pending')
    return (
      <p className="grid grid-cols-[auto_1fr] gap-2 text-muted-foreground text-sm">
        <LoaderCircle aria-hidden="true" className="mt-0.5 size-4 animate-spin" />
        <span>Saved. Syncing to Printify… {message}</span>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="grid grid-cols-[auto_1fr] gap-2 text-destructive">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
        <span>Saved here, but not synced to Printify. {message}</span>
      </p>
      <Button size="sm" disabled={again.isPending} onClick={() => again.mutate({ id })}>
        Send again
      </Button>
    </div>
  );
}
