import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  checkListing,
  getGetListingQueryKey,
  getListing,
  saveListing,
} from '../../../api/generated/listings/listings.ts';
import type { RowView } from '../../../api/model/rowView.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { changeRows } from '../queries/batch-cache.ts';
import { applyChange, type BulkChange, type ListingTexts } from './listing-changes.ts';

const AT_ONCE = 4;

export function useStoreTexts(batchId: string) {
  const cache = useQueryClient();
  return (rowId: string, texts: ListingTexts) =>
    changeRows(cache, batchId, (row) =>
      row.id === rowId && row.design
        ? { ...row, design: { ...row.design, title: texts.title, tags: texts.tags } }
        : row,
    );
}

/** Changes many listings, each with the checks of a single one: one that would break a rule is left out, and named. */
export function useChangeListings(batchId: string) {
  const cache = useQueryClient();
  const store = useStoreTexts(batchId);
  const [progress, setProgress] = useState<{ done: number; total: number }>();

  async function changeOne({ id: rowId, design }: RowView, change: BulkChange): Promise<boolean> {
    if (!design) return false;
    const listing = await getListing(design.id);
    const changed = applyChange(listing, change);
    if (!changed) return false;
    const { title, description, tags } = { ...listing, ...changed };
    const [problem] = Object.values((await checkListing(design.id, { title, description, tags })).fields);
    if (problem) throw new Error(problem);
    const saved = await saveListing(design.id, { ...changed, version: listing.version });
    cache.setQueryData(getGetListingQueryKey(design.id), saved);
    store(rowId, saved);
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

function report(changed: number, failures: string[]): void {
  const leftOut = failures.length > 0 ? ` ${failures.length} left out. ${failures.slice(0, 2).join(' ')}` : '';
  toast({
    title: changed > 0 || failures.length === 0 ? `${pluralize(changed, 'listing')} changed` : 'No listing changed',
    ...(leftOut && { description: leftOut.trim() }),
    ...(changed === 0 && failures.length > 0 && { tone: 'destructive' as const }),
  });
}
