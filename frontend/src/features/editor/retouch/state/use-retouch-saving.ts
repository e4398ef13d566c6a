import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../../../api/client/http.ts';
import {
  getGetRetouchQueryKey,
  getListDesignVersionsQueryKey,
  getRetouch,
  useCreateRetouchVersion,
  useRestoreDesignVersion,
} from '../../../../api/generated/versions/versions.ts';
import type { RetouchView } from '../../../../api/model/retouchView.ts';
import { toast } from '../../../../lib/toast.ts';
import type { Saving } from '../../saving/use-saving.ts';
import type { Editor } from '../../state/use-steps.ts';
import type { Retouch } from '../model/retouch.ts';

/** As `useSaving`, for a picture that is changed by hand. */
export function useRetouchSaving(id: string, editor: Editor<Retouch>): Saving {
  const cache = useQueryClient();
  const create = useCreateRetouchVersion();
  const again = useRestoreDesignVersion({ mutation: { meta: { failure: 'Couldn’t restore this version' } } });
  const [conflict, setConflict] = useState<number>();
  const { document } = editor;

  async function save(basedOn = editor.saved.version): Promise<boolean> {
    setConflict(undefined);
    try {
      const { version } = await create.mutateAsync({ id, data: { retouch: document, basedOn } });
      editor.markSaved({ document, version });
      await cache.invalidateQueries({ queryKey: getListDesignVersionsQueryKey(id) });
      return true;
    } catch (error) {
      setConflict(error instanceof ApiError ? error.newest : undefined);
      return false;
    }
  }
  async function openNewest() {
    const queryKey = getGetRetouchQueryKey(id);
    const newest = await cache.fetchQuery<RetouchView>({ queryKey, queryFn: () => getRetouch(id), staleTime: 0 });
    setConflict(undefined);
    create.reset();
    editor.open({ document: newest.retouch, version: newest.version });
  }
  async function restore(version: number) {
    await again.mutateAsync({ id, version });
    toast({ title: `Version ${version} restored`, description: 'It is the newest version now.' });
    await openNewest();
    await cache.invalidateQueries({ queryKey: getListDesignVersionsQueryKey(id) });
  }
  const { error } = create;
  const problem = error ? (Object.values(error.fields ?? {})[0] ?? error.message) : undefined;
  return { isSaving: create.isPending || again.isPending, problem, conflict, save, restore, openNewest };
}
