import { History } from 'lucide-react';
import { useState } from 'react';
import type { DesignVersion } from '../../../api/model/designVersion.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { useOnline } from '../../../lib/hooks/use-online.ts';
import type { Editor } from '../state/use-steps.ts';
import type { Saving } from './use-saving.ts';
import { VersionsDialog } from './versions-dialog.tsx';

interface SaveBarProps {
  generation: GenerationView;
  editor: Pick<Editor, 'isDirty' | 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
  saving: Saving;
  versions: readonly DesignVersion[];
  /** Whether the engine can print it. */
  isPrintable: boolean;
}

export function SaveBar({ generation, editor, saving, versions, isPrintable }: SaveBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isOnline = useOnline();
  const { isDirty } = editor;
  return (
    <>
      <Button
        variant="quiet"
        className="max-sm:size-11 max-sm:px-0"
        aria-label="Versions"
        onClick={() => setIsOpen(true)}
      >
        <History aria-hidden="true" />
        <span className="max-sm:hidden">Versions</span>
      </Button>
      <Button
        variant="ink"
        disabled={!isDirty || !isPrintable || !isOnline || saving.isSaving}
        onClick={() => void saving.save()}
      >
        {saving.isSaving ? 'Saving…' : 'Save'}
      </Button>
      {isOpen && (
        <VersionsDialog
          generation={generation}
          versions={versions}
          saving={saving}
          isDirty={isDirty}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
