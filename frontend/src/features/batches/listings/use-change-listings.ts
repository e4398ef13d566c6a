import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { waitForLimit } from '../../../api/client/wait-for-limit.ts';
import {
  getGetGenerationProfitQueryKey,
  getGetGenerationVariantsQueryKey,
} from '../../../api/generated/generations/generations.ts';
import {
  checkListing,
  getGetListingQueryKey,
  getListing,
  saveListing,
} from '../../../api/generated/listings/listings.ts';
import type { ListingDraftBody } from '../../../api/model/listingDraftBody.ts';
import type { ListingView } from '../../../api/model/listingView.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { NO_COLOR_ON } from '../../designs/index.ts';
import { changeRows } from '../queries/batch-cache.ts';
import { applyChange, type BulkChange, type ListingFields, leavesNoColor } from './listing-changes.ts';

const AT_ONCE = 4;

/** Shows a saved listing wherever it was read. */
export function useStoreListing(batchId: string) {
  const cache = useQueryClient();
  return (rowId: string, designId: string, saved: ListingView) => {
    const { title, tags, price, colorsOn }: ListingFields = saved;
    cache.setQueryData(getGetListingQueryKey(designId), saved);
    changeRows(cache, batchId, (row) =>
      row.id === rowId && row.design ? { ...row, design: { ...row.design, title, tags, price, colorsOn } } : row,
    );
    void cache.invalidateQueries({ queryKey: getGetGenerationProfitQueryKey(designId) });
    void cache.invalidateQueries({ queryKey: getGetGenerationVariantsQueryKey(designId) });
  };
}

/** Changes many listings, each with the checks of a single one: one that would break a rule is left out, and named. */
export function useChangeListings(batchId: string) {
  const store = useStoreListing(batchId);
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function changeOne({ id: rowId, design }: RowView, change: BulkChange): Promise<boolean> {
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

  async function changeAll(rows: readonly RowView[], change: BulkChange): Promise<void> {
    const queue = [...rows];
    const failures: string[] = [];
    let [done, changed] = [0, 0];
    setProgress({ done, total: rows.length });
    const work = async () => {
      for (let row = queue.shift(); row; row = queue.shift()) {
        try {
          if (await changeOne(row, change)) changed += 1;
        } catch (error) {
          failures.push(`Row ${row.position}: ${error instanceof Error ? error.message : 'not saved.'}`);
        }
        done += 1;
        setProgress({ done, total: rows.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    setProgress(undefined);
    report(changed, failures);
  }
  return { progress, changeAll };
}

async function refuseFaults(designId: string, { title, description, tags }: ListingDraftBody): Promise<void> {
  const check = await waitForLimit(() => checkListing(designId, { title, description, tags }));
  const [problem] = Object.values(check.fields);
  if (problem) throw new Error(problem);
}

function report(changed: number, failures: string[]): void {
  const leftOut = failures.length > 0 ? ` ${failures.length} left out. ${failures.slice(0, 2).join(' ')}` : '';
  toast({
    title: changed > 0 || failures.length === 0 ? `${pluralize(changed, 'listing')} changed` : 'No listing changed',
    ...(leftOut && { description: leftOut.trim() }),
    ...(changed === 0 && failures.length > 0 && { tone: 'destructive' as const }),
  });
}
