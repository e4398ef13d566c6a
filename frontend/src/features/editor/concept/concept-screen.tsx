import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { useOnline } from '../../../lib/hooks/use-online.ts';
import { SAMPLE_COLORS } from '../../../lib/shirt-colors.ts';
import { type ConceptDraft, WORKBENCH } from '../../designs/index.ts';
import { useShirtColors } from '../../printify/index.ts';
import { shirtColorsOf } from '../model/shirts.ts';
import { EditorLayout } from '../screen/editor-layout.tsx';
import { PressDialog } from './press-dialog.tsx';
import { useConceptEditor } from './use-concept-editor.ts';

/** What a concept is shown on while no shirt is chosen. */
const DEFAULT_COLORS = ['White', 'Black'];

interface ConceptScreenProps {
  draft: ConceptDraft;
  bringBack: (() => void) | undefined;
}

/** A concept: nothing is charged before it is pressed. */
export function ConceptScreen({ draft, bringBack }: ConceptScreenProps) {
  const { editor, terms, setTerms, end } = useConceptEditor(draft);
  const [isPressing, setIsPressing] = useState(false);
  const navigate = useNavigate();
  const catalog = useShirtColors().map(({ color, hex }) => ({ name: color, hex }));
  const known = [...catalog, ...Object.entries(SAMPLE_COLORS).map(([name, hex]) => ({ name, hex }))];
  const shown = terms.selectedColors.length > 0 ? terms.selectedColors : DEFAULT_COLORS;
  function onPressed() {
    end();
    void navigate(WORKBENCH, { replace: true });
  }
  return (
    <>
      <EditorLayout
        title={draft.concept.document.idea}
        back={{ to: WORKBENCH, label: 'Back to the dashboard' }}
        editor={editor}
        shirts={shirtColorsOf(known, shown)}
        actions={(isPrintable) => (
          <Button
            variant="spot"
            className="max-[22.4rem]:px-3"
            disabled={!isPrintable}
            onClick={() => setIsPressing(true)}
          >
            Press it (1 credit)
          </Button>
        )}
        status={
          <div className="grid justify-items-start gap-1 max-sm:w-full">
            <ConceptStatus isChanged={editor.isDirty} />
            {bringBack && (
              <Button variant="link" size="bare" className="min-h-11 text-sm" onClick={bringBack}>
                Bring back the concept you changed before
              </Button>
            )}
          </div>
        }
      />
      {isPressing && (
        <PressDialog
          document={editor.document}
          terms={terms}
          onTerms={setTerms}
          onPressed={onPressed}
          onClose={() => setIsPressing(false)}
        />
      )}
    </>
  );
}

function ConceptStatus({ isChanged }: { isChanged: boolean }) {
  const isOnline = useOnline();
  return (
    <p aria-live="polite" className="min-h-5 text-muted-foreground text-sm max-sm:w-full">
      {!isOnline && 'You’re offline. What you change stays in this tab. Press it when the connection is back.'}
      {isOnline && (isChanged ? 'Your concept. Free until you press it.' : 'A concept. Changing it is free.')}
    </p>
  );
}
