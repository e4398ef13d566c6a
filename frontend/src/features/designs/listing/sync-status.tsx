import { useMutation } from '@tanstack/react-query';
import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { type ListedProduct, type SavedListing, syncListingOf } from './listing-calls.ts';

interface SyncStatusProps {
  of: ListedProduct;
  listing: SavedListing;
  /** Where the product is. */
  network: string;
  /** There is a product: else it is made with what is saved. */
  isMade: boolean;
  onAnswer: (listing: SavedListing) => void;
}

/** Whether Printify has the saved texts. */
export function SyncStatus({ of, listing, network, isMade, onAnswer }: SyncStatusProps) {
  const again = useMutation({
    mutationFn: () => syncListingOf(of),
    meta: { failure: 'Couldn’t send the listing' },
    onSuccess: onAnswer,
  });
  const { listing_sync: state, listing_sync_message: message, version } = listing;
  if (state === 'synced' && version === 0) return null;
  if (state === 'synced')
    return (
      <p className="flex items-center gap-2 text-good text-sm">
        <Check aria-hidden="true" className="size-4 shrink-0" />
        {isMade ? `Saved and synced to ${network}.` : 'Saved. The product is made with it.'}
      </p>
    );
  if (state === 'pending')
    return (
      <p className="grid grid-cols-[auto_1fr] gap-2 text-muted-foreground text-sm">
        <LoaderCircle aria-hidden="true" className="mt-0.5 size-4 animate-spin" />
        <span>
          Saved. Syncing to {network}… {message}
        </span>
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="grid grid-cols-[auto_1fr] gap-2 text-destructive">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-4" />
        <span>
          Saved here, but not synced to {network}. {message}
        </span>
      </p>
      <Button size="sm" disabled={again.isPending} onClick={() => again.mutate()}>
        Send again
      </Button>
    </div>
  );
}
