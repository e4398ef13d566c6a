import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { ApiError } from '../../../api/client/http.ts';
import { useChangeWebhook, useCreateWebhook } from '../../../api/generated/webhooks/webhooks.ts';
import { WebhookEventType } from '../../../api/model/webhookEventType.ts';
import type { WebhookView } from '../../../api/model/webhookView.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Field, FieldError } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { z } from '../../../lib/zod.ts';
import { EVENT_OPTIONS } from '../model/event-labels.ts';

const schema = z.object({
  url: z.string().trim().min(1, 'Enter the URL of your receiver.').max(2048, 'At most 2048 characters.'),
  events: z.array(z.enum(WebhookEventType)).min(1, 'Choose at least one event.'),
});
type Fields = z.infer<typeof schema>;

const NEW: Fields = { url: '', events: ['design.finished', 'design.failed'] };

interface WebhookDialogProps {
  /** Absent: a new one. */
  webhook?: WebhookView;
  /** Of a new one: its secret, which is shown this once. */
  onCreated?: (secret: string) => void;
  onClose: () => void;
}

export function WebhookDialog({ webhook, onCreated, onClose }: WebhookDialogProps) {
  const form = useForm<Fields>({ resolver: zodResolver(schema), defaultValues: webhook ?? NEW });
  const { isPending, save } = useSave(webhook, form, { onCreated, onClose });
  const title = webhook ? 'Edit webhook' : 'Add a webhook';
  return (
    <Dialog narrow title={title} description="Where events are sent, and which ones." onClose={onClose}>
      <form noValidate className="grid gap-6 p-5 sm:p-7" onSubmit={form.handleSubmit(save)}>
        <UrlField form={form} />
        <EventFields form={form} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="ink" disabled={isPending}>
            {isPending ? 'Saving…' : webhook ? 'Save changes' : 'Add webhook'}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface FormPart {
  form: UseFormReturn<Fields>;
}

function UrlField({ form }: FormPart) {
  return (
    <Field
      label="URL"
      hint="Each event is posted here as JSON. It must be https, at an address that anybody can reach."
      error={form.formState.errors.url?.message}
    >
      {(control) => (
        <Input
          {...control}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com/webhooks/inkloom"
          {...form.register('url')}
        />
      )}
    </Field>
  );
}

function EventFields({ form }: FormPart) {
  const error = form.formState.errors.events?.message;
  return (
    <fieldset className="grid gap-2" aria-describedby={error ? 'webhook-events-error' : undefined}>
      <legend className="mb-1 font-semibold">Events</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {EVENT_OPTIONS.map(({ value, name, hint }) => (
          <label key={value} className="flex min-h-11 items-start gap-3 py-1.5">
            <input
              type="checkbox"
              value={value}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-foreground"
              {...form.register('events')}
            />
            <span className="grid">
              <span>{name}</span>
              <span className="text-muted-foreground text-sm">{hint}</span>
            </span>
          </label>
        ))}
      </div>
      {error && <FieldError id="webhook-events-error">{error}</FieldError>}
    </fieldset>
  );
}

function useSave(
  webhook: WebhookView | undefined,
  form: UseFormReturn<Fields>,
  { onCreated, onClose }: Pick<WebhookDialogProps, 'onCreated' | 'onClose'>,
) {
  const onError = ({ fields = {}, message }: ApiError) => {
    const named = schema.keyof().options.filter((name) => fields[name]);
    for (const name of named) form.setError(name, { message: fields[name] });
    if (named.length === 0) form.setError('url', { message });
  };
  const create = useCreateWebhook({
    mutation: { meta: {}, onError, onSuccess: ({ secret }) => onCreated?.(secret) },
  });
  const change = useChangeWebhook({ mutation: { meta: { success: 'Saved!' }, onError, onSuccess: onClose } });
  const save = (data: Fields) => (webhook ? change.mutate({ id: webhook.id, data }) : create.mutate({ data }));
  return { isPending: create.isPending || change.isPending, save };
}
