import { waitForLimit } from '../../../api/client/wait-for-limit.ts';
import { checkListing, getListing, saveListing } from '../../../api/generated/listings/listings.ts';
import type { ListingDraftBody } from '../../../api/model/listingDraftBody.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { NO_COLOR_ON } from '../../designs/index.ts';
import { bulkToast, type LeftOutRow } from '../parts/left-out.tsx';
import { applyChange, type BulkChange, leavesNoColor } from './listing-changes.ts';
import type { StoreListing } from './use-store-listing.ts';

const AT_ONCE = 4;

export interface ListingsChange {
  rows: readonly RowView[];
  change: BulkChange;
  store: StoreListing;
  /** Is called with how many are done. */
  onProgress: (done: number) => void;
}

/**
 * Changes many listings, each with the checks of a single one.
 *
 * @returns those that would break a rule, which are left out
 */
export async function changeListings({ rows, change, store, onProgress }: ListingsChange): Promise<LeftOutRow[]> {
  const queue = [...rows];
  const leftOut: LeftOutRow[] = [];
  let [done, changed] = [0, 0];
  const work = async () => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      try {
        if (await changeOne(row, change, store)) changed += 1;
      } catch (error) {
        leftOut.push({ position: row.position, reason: error instanceof Error ? error.message : 'Not saved.' });
      }
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  leftOut.sort((one, other) => one.position - other.position);
  const words = { done: `${pluralize(changed, 'listing')} changed`, failure: 'No listing changed' };
  toast(bulkToast(changed, leftOut, words));
  return leftOut;
}

async function changeOne({ id: rowId, design }: RowView, change: BulkChange, store: StoreListing): Promise<boolean> {
  if (!design) return false;
  const listing = await getListing(design.id);
  const changed = applyChange({ ...listing, colors: design.colors }, change);
  if (!changed) return false;
  if (leavesNoColor(changed)) throw new Error(NO_COLOR_ON);
  if (changed.title !== undefined || changed.tags) await refuseFaults(design.id, { ...listing, ...changed });
  const body = { ...changed, version: listing.version };
  store(rowId, design.id, await waitForLimit(() => saveListing(design.id, body)));
  return true;
}

async function refuseFaults(designId: string, { title, description, tags }: ListingDraftBody): Promise<void> {
  const check = await waitForLimit(() => checkListing(designId, { title, description, tags }));
  const [problem] = Object.values(check.fields);
  if (problem) throw new Error(problem);
}
