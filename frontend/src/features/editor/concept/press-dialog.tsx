import { Dialog } from '../../../components/ui/dialog.tsx';
import { OutOfCredits } from '../../billing/index.ts';
import { GenerateBar, HeldPress, PublishWhenField } from '../../designs/index.ts';
import { LineUpField, usePressCredits } from '../../line-ups/index.ts';
import { ColorGrid, SetupDialog, useShirtColors } from '../../printify/index.ts';
import type { EditorDocument } from '../model/document.ts';
import type { PressErrors, PressTerms } from './press-request.ts';
import { usePress } from './use-press.ts';

const FORM_ID = 'press';

interface PressDialogProps {
  document: EditorDocument;
  terms: PressTerms;
  onTerms: (terms: PressTerms) => void;
  onPressed: () => void;
  onClose: () => void;
}

/** Shirts, the time of publishing and the price, before a concept is pressed exactly as it is. */
export function PressDialog({ document, terms, onTerms, onPressed, onClose }: PressDialogProps) {
  const press = usePress(document, terms, onPressed);
  const { errors, setup } = press;
  const credits = usePressCredits(terms.lineUpId);
  if (press.isBuying) return <OutOfCredits onClose={() => press.setIsBuying(false)} />;
  if (setup)
    return <SetupDialog reason={setup} onReady={() => press.goOn()} onClose={() => press.setSetup(undefined)} />;
  return (
    <Dialog
      narrow
      title="Press this design?"
      description="Its shirts, when it is published, and its price."
      onClose={onClose}
    >
      <form id={FORM_ID} noValidate className="grid gap-6 p-5 sm:p-7" onSubmit={press.submit}>
        <p>Press prints exactly what you see. Later changes to the design are free.</p>
        {errors.document && (
          <p role="alert" className="font-medium text-destructive">
            Not pressed, and no credit was used. {errors.document}
          </p>
        )}
        <TermsFields terms={terms} errors={errors} onTerms={onTerms} />
      </form>
      <GenerateBar
        formId={FORM_ID}
        publishes={terms.publish === 'now'}
        credits={credits}
        tooSoon={false}
        isPending={press.isPending}
        onBuy={() => press.setIsBuying(true)}
        held={press.isHeld && <HeldPress onSend={press.goOn} onDismiss={() => press.setIsHeld(false)} />}
      />
    </Dialog>
  );
}

interface TermsFieldsProps {
  terms: PressTerms;
  errors: PressErrors;
  onTerms: (terms: PressTerms) => void;
}

function TermsFields({ terms, errors, onTerms }: TermsFieldsProps) {
  const colors = useShirtColors();
  return (
    <>
      <ColorGrid
        colors={colors}
        selected={terms.selectedColors}
        onChange={(selectedColors) => onTerms({ ...terms, selectedColors })}
        {...(errors.selectedColors && { error: errors.selectedColors })}
      />
      <LineUpField
        value={terms.lineUpId}
        onChange={(lineUpId) => onTerms({ ...terms, lineUpId })}
        error={errors.lineUpId}
      />
      <div className="grid gap-2">
        <h3 className="text-base">When it goes to your shop</h3>
        <PublishWhenField
          value={terms}
          error={errors.publishAt}
          onChange={(publish) => onTerms({ ...terms, ...publish })}
        />
      </div>
    </>
  );
}
