import { Suspense, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { Spinner } from '../../../components/ui/state/spinner.tsx';
import { lazyPart } from '../../../lib/lazy-part.ts';
import { PUBLISH_NAMES } from '../model/publishing.ts';
import type { GenerateFields } from './generate-request.ts';

const PublishWhenField = lazyPart(async () => (await import('../parts/publish-when-field.tsx')).PublishWhenField);

/** Closed until somebody wants something else than to publish at once. */
export function PublishPanel({ form }: { form: UseFormReturn<GenerateFields> }) {
  const [publish, publishAt] = useWatch({ control: form.control, name: ['publish', 'publishAt'] });
  const [isOpen, setOpen] = useState(false);
  const error = form.formState.errors.publishAt?.message;
  return (
    <Collapsible
      title={`Publish: ${PUBLISH_NAMES[publish].toLowerCase()}`}
      open={isOpen || error !== undefined}
      onOpenChange={setOpen}
    >
      <Suspense fallback={<Spinner label="Loading…" />}>
        <PublishWhenField
          value={{ publish, publishAt }}
          error={error}
          onChange={(value) => {
            form.setValue('publish', value.publish, { shouldDirty: true });
            form.setValue('publishAt', value.publishAt, { shouldDirty: true });
            form.clearErrors('publishAt');
          }}
        />
      </Suspense>
    </Collapsible>
  );
}
