import type { DesignVersion } from '../../../api/model/designVersion.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useOnline } from '../../../lib/hooks/use-online.ts';
import type { Editor } from '../state/use-steps.ts';
import type { Saving } from './use-saving.ts';

interface SaveStateProps {
  editor: Pick<Editor, 'isDirty'> & { saved: Pick<Editor['saved'], 'version'> };
  saving: Saving;
  versions: readonly DesignVersion[];
}

/** What became of the last change. */
export function SaveState({ editor, saving, versions }: SaveStateProps) {
  const isOnline = useOnline();
  const newest = versions.find(({ version }) => version === editor.saved.version);
  return (
    <div className="grid gap-3 max-sm:w-full">
      <p aria-live="polite" className="min-h-5 text-muted-foreground text-sm">
        {stateOf(editor.isDirty, isOnline, newest)}
      </p>
      {saving.problem && saving.conflict === undefined && (
        <p role="alert" className="font-medium text-destructive text-sm">
          Not saved. {saving.problem}
        </p>
      )}
      {saving.conflict !== undefined && <Conflict saving={saving} newest={saving.conflict} />}
      {!editor.isDirty && newest?.state === 'failed' && (
        <Failed failed={newest} shown={versions.find(({ isCurrent }) => isCurrent)} saving={saving} />
      )}
    </div>
  );
}

function stateOf(isDirty: boolean, isOnline: boolean, newest: DesignVersion | undefined): string {
  if (!isOnline) return 'You’re offline. What you change stays in this tab. Save it when the connection is back.';
  if (isDirty) return 'Unsaved changes';
  if (newest?.state === 'failed') return `Version ${newest.version} is saved, but couldn’t be made.`;
  if (newest?.state === 'drawing') return `Version ${newest.version} is saved. Its print files are being made.`;
  if (newest && newest.version > 0) return `Version ${newest.version} is saved and ready to print.`;
  return 'As it was drawn';
}

interface FailedProps {
  failed: DesignVersion;
  /** What the design shows still. */
  shown: DesignVersion | undefined;
  saving: Saving;
}

function Failed({ failed, shown, saving }: FailedProps) {
  return (
    <div role="alert" className="grid gap-2 rounded-md border border-destructive/60 p-3">
      <p>{failed.message ?? 'It couldn’t be made.'} Change it and save again, or go back.</p>
      {shown && (
        <Button
          size="sm"
          className="justify-self-start"
          disabled={saving.isSaving}
          onClick={() => void saving.restore(shown.version).catch(() => undefined)}
        >
          {shown.version === 0 ? 'Go back to the design as it was drawn' : `Go back to version ${shown.version}`}
        </Button>
      )}
    </div>
  );
}

function Conflict({ saving, newest }: { saving: Saving; newest: number }) {
  return (
    <div role="alert" className="grid gap-2 rounded-md border border-warning p-3">
      <p>This design was changed somewhere else: there is a version {newest}. Nothing of yours is lost.</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ink" onClick={() => void saving.save(newest)}>
          Save mine as the newest
        </Button>
        <Button size="sm" onClick={() => void saving.openNewest()}>
          Drop mine, open version {newest}
        </Button>
      </div>
    </div>
  );
}
