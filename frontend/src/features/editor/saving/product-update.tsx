import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { storeAnswer } from '../../../api/cache/store-answer.ts';
import { getGetGenerationQueryKey } from '../../../api/generated/generations/generations.ts';
import { useUpdateProductArt } from '../../../api/generated/versions/versions.ts';
import type { DesignVersion } from '../../../api/model/designVersion.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Checkbox } from '../../../components/ui/form/checkbox.tsx';
import { pluralize } from '../../../lib/format.ts';

interface ProductUpdateProps {
  generation: GenerationView;
  /** What the design shows now. */
  version: DesignVersion | undefined;
}

/** Where the product has another version than the design. Nothing changes at the shop before the seller says so. */
export function ProductUpdate({ generation, version }: ProductUpdateProps) {
  const [isAsking, setIsAsking] = useState(false);
  const { art_sync, art_sync_message, product_version } = generation;
  if (art_sync === 'synced') return null;
  const isBusy = art_sync === 'syncing';
  return (
    <section aria-label="Product" className="grid gap-2 rounded-lg border bg-card p-4">
      <p aria-live="polite">
        {isBusy
          ? 'The product at Printify is being updated.'
          : `Your product at Printify still has ${product_version === 0 ? 'the design as it was drawn' : `version ${product_version}`}.`}
      </p>
      {art_sync_message && <p className="text-muted-foreground text-sm">{art_sync_message}</p>}
      {!isBusy && (
        <Button className="justify-self-start" variant="ink" size="sm" onClick={() => setIsAsking(true)}>
          Update the product at Printify
        </Button>
      )}
      {isAsking && <AskDialog generation={generation} version={version} onClose={() => setIsAsking(false)} />}
    </section>
  );
}

function AskDialog({ generation, version, onClose }: ProductUpdateProps & { onClose: () => void }) {
  const mentions = version?.listingMentions ?? [];
  const [changesListing, setChangesListing] = useState(mentions.length > 0);
  const cache = useQueryClient();
  const { id, colors_on, publish_status } = generation;
  const update = useUpdateProductArt({
    mutation: {
      meta: { success: 'Product update started', failure: 'Couldn’t update the product' },
      onSuccess: (changed) => {
        storeAnswer(cache, getGetGenerationQueryKey(id), changed);
        onClose();
      },
    },
  });
  return (
    <Dialog narrow title="Update the product?" description="What will change at Printify." onClose={onClose}>
      <div className="grid gap-5 p-5 sm:p-7">
        <p>It stays the same product, with its link, reviews and sales. Updating is free. This will change:</p>
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>The print on {pluralize(colors_on.length, 'shirt color')}</li>
          <li>Printify’s pictures of the product</li>
          {publish_status === 'published' && <li>The pictures in your shop</li>}
          {changesListing && <li>The words of the listing that name the old design</li>}
        </ul>
        {mentions.length > 0 && (
          <Checkbox checked={changesListing} onChange={({ target }) => setChangesListing(target.checked)}>
            Also change the listing: it still says “{mentions.join('”, “')}”
          </Checkbox>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            variant="ink"
            disabled={update.isPending}
            onClick={() => update.mutate({ id, data: { listing: changesListing } })}
          >
            {update.isPending ? 'Updating…' : 'Update the product'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
