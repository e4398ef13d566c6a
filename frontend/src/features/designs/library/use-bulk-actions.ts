import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCreateArchiveLink } from '../../../api/generated/generations/generations.ts';
import type { BulkItem } from '../../../api/model/bulkItem.ts';
import { pluralize } from '../../../lib/format.ts';
import { toast } from '../../../lib/toast.ts';
import { refreshLibrary, removeFromLibrary } from '../queries/library-cache.ts';
import { deleteAll, type Progress, republishAll, restoreAll } from './bulk-requests.ts';

/** One action with many designs, in several requests: and how far it is. */
function useBulk(
  run: (ids: string[], progress: Progress) => Promise<BulkItem[]>,
  failure: string,
  onDone: (results: BulkItem[]) => void,
) {
  const [progress, setProgress] = useState(0);
  const mutation = useMutation({
    mutationFn: (ids: string[]) => run(ids, setProgress),
    onMutate: () => setProgress(0),
    onSuccess: onDone,
    meta: { failure },
  });
  return { start: mutation.mutate, isPending: mutation.isPending, progress };
}

const succeeded = (results: BulkItem[]) => results.filter(({ success }) => success).map(({ id }) => id);

/** "3 designs.", and why others were left out. */
function summary(results: BulkItem[]): string {
  const failures = results.filter(({ success }) => !success);
  const done = `${pluralize(results.length - failures.length, 'design')}.`;
  const [first] = failures;
  return first ? `${done} ${failures.length} left out: ${first.error}` : done;
}

export function useDeleteDesigns(onDone?: () => void) {
  const cache = useQueryClient();
  const undo = useRestoreDesigns();
  return useBulk(deleteAll, 'Couldn’t delete', (results) => {
    const ids = succeeded(results);
    removeFromLibrary(cache, new Set(ids));
    refreshLibrary(cache);
    toast({
      title: ids.length > 0 ? 'Moved to the trash' : 'Couldn’t delete',
      description: summary(results),
      ...(ids.length > 0 && { action: { label: 'Undo', onPress: () => undo.start(ids) } }),
    });
    onDone?.();
  });
}

export function useRestoreDesigns(onDone?: () => void) {
  const cache = useQueryClient();
  return useBulk(restoreAll, 'Couldn’t restore', (results) => {
    refreshLibrary(cache);
    toast({ title: succeeded(results).length > 0 ? 'Restored' : 'Couldn’t restore', description: summary(results) });
    onDone?.();
  });
}

/** @param onFailures gets what could not be republished */
export function useRepublishDesigns(onFailures: (results: BulkItem[]) => void) {
  const cache = useQueryClient();
  return useBulk(republishAll, 'Republish Failed', (results) => {
    refreshLibrary(cache);
    if (results.every(({ success }) => success)) toast({ title: 'Republished!', description: summary(results) });
    else onFailures(results);
  });
}

/** The browser itself downloads: nothing of the archive is in this page's memory. */
export function useDownloadDesigns() {
  return useCreateArchiveLink({
    mutation: {
      onSuccess: ({ url }) => {
        const link = document.createElement('a');
        Object.assign(link, { href: url, download: '' });
        link.click();
      },
      meta: { success: 'Download Started', failure: 'Download failed' },
    },
  });
}
