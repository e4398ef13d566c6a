import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../api/client/http.ts';
import {
  getDesignDocument,
  getGetDesignDocumentQueryKey,
  getListDesignVersionsQueryKey,
  useCreateDesignVersion,
  useListDesignVersions,
  useRestoreDesignVersion,
} from '../../../api/generated/versions/versions.ts';
import { toast } from '../../../lib/toast.ts';
import type { Editor } from '../state/use-steps.ts';

const POLL_MS = 1_500;

/** The versions of a design, read again while one is drawn. */
export function useVersions(id: string) {
  return useListDesignVersions(id, {
    query: {
      refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'drawing') ? POLL_MS : false),
    },
  });
}

export interface Saving {
  isSaving: boolean;
  /** Why it was not saved. */
  problem: string | undefined;
  /** The newest version, where somebody saved one meanwhile. */
  conflict: number | undefined;
  /** @returns whether it is saved */
  save: (basedOn?: number) => Promise<boolean>;
  restore: (version: number) => Promise<void>;
  openNewest: () => Promise<void>;
}

export function useSaving(id: string, editor: Editor): Saving {
  const cache = useQueryClient();
  const create = useCreateDesignVersion();
  const again = useRestoreDesignVersion({ mutation: { meta: { failure: 'Couldn’t restore this version' } } });
  const [conflict, setConflict] = useState<number>();
  const { document } = editor;

  async function save(basedOn = editor.saved.version): Promise<boolean> {
    setConflict(undefined);
    try {
      const { version } = await create.mutateAsync({ id, data: { document, basedOn } });
      editor.markSaved({ document, version });
      await refresh();
      return true;
    } catch (error) {
      setConflict(error instanceof ApiError ? error.newest : undefined);
      return false;
    }
  }
  async function refresh() {
    void cache.invalidateQueries({ queryKey: getGetDesignDocumentQueryKey(id) });
    await cache.invalidateQueries({ queryKey: getListDesignVersionsQueryKey(id) });
  }
  async function openNewest() {
    const newest = await cache.fetchQuery({
      queryKey: getGetDesignDocumentQueryKey(id),
      queryFn: () => getDesignDocument(id),
      staleTime: 0,
    });
    setConflict(undefined);
    create.reset();
    if (newest.document) editor.open({ document: newest.document, version: newest.version });
  }
  async function restore(version: number) {
    await again.mutateAsync({ id, version });
    toast({ title: `Version ${version} restored`, description: 'It is the newest version now.' });
    await openNewest();
    await refresh();
  }
  const { error } = create;
  const problem = error ? (Object.values(error.fields ?? {})[0] ?? error.message) : undefined;
  return { isSaving: create.isPending || again.isPending, problem, conflict, save, restore, openNewest };
}
