import { Redo2, Undo2 } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import type { Editor } from '../state/use-steps.ts';

interface UndoButtonsProps {
  editor: Pick<Editor, 'undo' | 'redo' | 'canUndo' | 'canRedo'>;
}

export function UndoButtons({ editor: { undo, redo, canUndo, canRedo } }: UndoButtonsProps) {
  return (
    <>
      <Button variant="quiet" size="icon" aria-label="Undo" title="Undo (Ctrl+Z)" disabled={!canUndo} onClick={undo}>
        <Undo2 aria-hidden="true" />
      </Button>
      <Button
        variant="quiet"
        size="icon"
        aria-label="Redo"
        title="Redo (Ctrl+Shift+Z)"
        disabled={!canRedo}
        onClick={redo}
      >
        <Redo2 aria-hidden="true" />
      </Button>
    </>
  );
}
