import { type KeyboardEvent, type ReactNode, Suspense } from 'react';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { Field } from '../../../components/ui/form/field.tsx';
import { Textarea } from '../../../components/ui/form/input.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { OutOfCredits } from '../../billing/index.ts';
import { LineUpField, usePressCredits } from '../../line-ups/index.ts';
import { ColorGrid, SetupDialog, useShirtColors } from '../../printify/index.ts';
import type { PictureSearchType } from '../brief/brief-fields.tsx';
import { EngineChoice } from './engine-choice.tsx';
import { GenerateBar } from './generate-bar.tsx';
import type { GenerateFields } from './generate-request.ts';
import { HeldPress } from './held-press.tsx';
import { PressPanel } from './press-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { SketchPanel } from './sketch-panel.tsx';
import type { AcceptedDesign } from './use-generate.ts';
import { useGenerateForm } from './use-generate-form.ts';

const BriefPanel = lazyPart(async () => (await import('../brief/brief-panel.tsx')).BriefPanel);

const FORM_ID = 'generate';

interface GenerateFormProps {
  onAccepted: (design: AcceptedDesign) => void;
  /** Where concepts are shown while there is room for them beside the form. */
  conceptStage: HTMLElement | null;
  /** Finds what Press can draw. */
  PictureSearch: PictureSearchType;
  /** Below the fields, above the button. */
  children?: ReactNode;
}

/** The fields, what is below them, and the button at the bottom of the pane, always in reach. */
export function GenerateForm({ onAccepted, children, ...fieldset }: GenerateFormProps) {
  const press = useGenerateForm(onAccepted);
  const { form, isBuying, setIsBuying, setup, setSetup } = press;
  const [publish, lineUpId] = useWatch({ control: form.control, name: ['publish', 'lineUpId'] });
  const credits = usePressCredits(lineUpId);
  return (
    <>
      <div className="grid gap-6 overflow-y-auto overscroll-contain p-5 sm:p-6">
        <form id={FORM_ID} noValidate className="grid gap-6" onSubmit={press.submit} onKeyDown={submitByKey}>
          <GenerateFieldset form={form} {...fieldset} />
        </form>
        {children}
      </div>
      <GenerateBar
        formId={FORM_ID}
        publishes={publish === 'now'}
        credits={credits}
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

interface GenerateFieldsetProps extends Pick<GenerateFormProps, 'conceptStage' | 'PictureSearch'> {
  form: UseFormReturn<GenerateFields>;
}

function GenerateFieldset({ form, conceptStage, PictureSearch }: GenerateFieldsetProps) {
  const colors = useShirtColors();
  const { errors } = form.formState;
  const engine = useWatch({ control: form.control, name: 'engine' });
  return (
    <>
      <Field label="Design Description" error={errors.idea?.message} hint="Put any words you want printed in quotes.">
        {(control) => <Textarea {...control} className="min-h-28 text-lg leading-snug" {...form.register('idea')} />}
      </Field>
      <BriefPart form={form} PictureSearch={PictureSearch} />
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
      {engine === 'press' ? <PressPanel form={form} stage={conceptStage} /> : <SketchPanel form={form} />}
      <Controller
        control={form.control}
        name="lineUpId"
        render={({ field }) => (
          <LineUpField value={field.value} onChange={field.onChange} error={errors.lineUpId?.message} />
        )}
      />
      <PublishPanel form={form} />
    </>
  );
}

/** How the idea is read. Nothing is read before there is an idea; its place is held, so that nothing below moves then. */
function BriefPart({ form, PictureSearch }: Pick<GenerateFieldsetProps, 'form' | 'PictureSearch'>) {
  const [idea, brief, engine, style] = useWatch({ control: form.control, name: ['idea', 'brief', 'engine', 'style'] });
  if (idea.trim() === '' && !brief) return <BriefPlace>We’ll say here how we read your description.</BriefPlace>;
  return (
    <Suspense fallback={<BriefPlace />}>
      <BriefPanel
        idea={idea}
        brief={brief}
        engine={engine}
        style={style}
        error={form.formState.errors.brief?.message}
        PictureSearch={PictureSearch}
        onChange={(changed) => {
          form.setValue('brief', changed, { shouldDirty: true });
          form.clearErrors('brief');
        }}
      />
    </Suspense>
  );
}

function BriefPlace({ children }: { children?: string }) {
  return <p className="min-h-11 content-center border-l-2 pl-3 text-muted-foreground text-sm">{children}</p>;
}
