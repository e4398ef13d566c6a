import type { KeyboardEvent, ReactNode } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { OutOfCredits } from '../../billing/index.ts';
import { ColorGrid, SetupDialog, useShirtColors } from '../../printify/index.ts';
import { EngineChoice } from './engine-choice.tsx';
import { GenerateBar } from './generate-bar.tsx';
import type { GenerateFields } from './generate-request.ts';
import { HeldPress } from './held-press.tsx';
import { PressPanel } from './press-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import type { AcceptedDesign } from './use-generate.ts';
import { useGenerateForm } from './use-generate-form.ts';

const FORM_ID = 'generate';

interface GenerateFormProps {
  onAccepted: (design: AcceptedDesign) => void;
  /** Where concepts are shown while there is room for them beside the form. */
  conceptStage: HTMLElement | null;
  /** Below the fields, above the button. */
  children?: ReactNode;
}

/** The fields, what is below them, and the button at the bottom of the pane, always in reach. */
export function GenerateForm({ onAccepted, conceptStage, children }: GenerateFormProps) {
  const press = useGenerateForm(onAccepted);
  const { form, isBuying, setIsBuying, setup, setSetup } = press;
  const publish = useWatch({ control: form.control, name: 'publish' });
  return (
    <>
      <div className="grid gap-6 overflow-y-auto overscroll-contain p-5 sm:p-6">
        <form id={FORM_ID} noValidate className="grid gap-6" onSubmit={press.submit} onKeyDown={submitByKey}>
          <GenerateFieldset form={form} conceptStage={conceptStage} />
        </form>
        {children}
      </div>
      <GenerateBar
        formId={FORM_ID}
        publishes={publish === 'now'}
        tooSoon={press.tooSoon}
        isPending={press.isPending}
        onBuy={() => setIsBuying(true)}
        held={press.isHeld && <HeldPress onSend={press.send} onDismiss={() => press.setHeld(false)} />}
      />
      {isBuying && <OutOfCredits onClose={() => setIsBuying(false)} />}
      {setup && <SetupDialog reason={setup.reason} onReady={() => press.goOn(setup)} onClose={() => setSetup(null)} />}
    </>
  );
}

/** Ctrl+Enter, on a Mac Cmd+Enter. A disabled button stops it as it stops a click. */
function submitByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  document.querySelector<HTMLButtonElement>(`button[form="${FORM_ID}"]`)?.click();
}

interface GenerateFieldsetProps extends Pick<GenerateFormProps, 'conceptStage'> {
  form: UseFormReturn<GenerateFields>;
}

function GenerateFieldset({ form, conceptStage }: GenerateFieldsetProps) {
  const colors = useShirtColors();
  const { errors } = form.formState;
  const engine = useWatch({ control: form.control, name: 'engine' });
  return (
    <>
      <Field label="Design Description" error={errors.idea?.message} hint="Put any words you want printed in quotes.">
        {(control) => <Textarea {...control} className="min-h-28 text-lg leading-snug" {...form.register('idea')} />}
      </Field>
      <Controller
        control={form.control}
        name="selectedColors"
        render={({ field }) => (
          <ColorGrid
            colors={colors}
            selected={field.value}
            onChange={field.onChange}
            error={errors.selectedColors?.message}
          />
        )}
      />
      <Controller
        control={form.control}
        name="engine"
        render={({ field }) => <EngineChoice value={field.value} onChange={field.onChange} />}
      />
      {engine === 'press' && <PressPanel form={form} stage={conceptStage} />}
      <PublishPanel form={form} />
    </>
  );
}
