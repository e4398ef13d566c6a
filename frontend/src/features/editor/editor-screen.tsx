import type { DesignDocumentView } from '../../api/model/designDocumentView.ts';
import type { GenerationView } from '../../api/model/generationView.ts';
import { designPath } from '../designs/index.ts';
import type { EditorDocument } from './model/document.ts';
import { shirtColorsOf } from './model/shirts.ts';
import { LeaveDialog } from './saving/leave-dialog.tsx';
import { ProductUpdate } from './saving/product-update.tsx';
import { SaveBar } from './saving/save-bar.tsx';
import { SaveState } from './saving/save-state.tsx';
import { useSaving, useVersions } from './saving/use-saving.ts';
import { EditorLayout } from './screen/editor-layout.tsx';
import { useEditor } from './state/use-editor.ts';

interface EditorScreenProps {
  generation: GenerationView;
  view: DesignDocumentView & { document: EditorDocument };
}

/** A finished design: a save is a version. */
export function EditorScreen({ generation, view }: EditorScreenProps) {
  const editor = useEditor(generation.id, view);
  const saving = useSaving(generation.id, editor);
  const versions = useVersions(generation.id).data ?? [];
  return (
    <>
      <EditorLayout
        title={generation.prompt}
        back={{ to: designPath(generation.id), label: 'Back to the design' }}
        editor={editor}
        shirts={shirtColorsOf(generation.color_swatches, view.colors)}
        actions={(isPrintable) => (
          <SaveBar
            generation={generation}
            editor={editor}
            saving={saving}
            versions={versions}
            isPrintable={isPrintable}
          />
        )}
        status={<SaveState editor={editor} saving={saving} versions={versions} />}
      >
        <ProductUpdate generation={generation} version={versions.find(({ isCurrent }) => isCurrent)} />
      </EditorLayout>
      <LeaveDialog editor={editor} saving={saving} />
    </>
  );
}
