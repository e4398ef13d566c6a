import { zodResolver } from '@hookform/resolvers/zod';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useSendContactMessage } from '../../api/generated/contact/contact.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/form/field.tsx';
import { Input, Textarea } from '../../components/ui/form/input.tsx';
import { pluralize } from '../../lib/format.ts';
import { toast } from '../../lib/toast.ts';
import { z } from '../../lib/zod.ts';
import { useCurrentUser } from '../account/index.ts';

const BAD_EMAIL = 'Please enter a valid email address';

const schema = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100, 'Name is too long'),
  email: z.string().trim().pipe(z.email(BAD_EMAIL).max(254, BAD_EMAIL)),
  subject: z.string().trim().min(1, 'Subject is required').max(200, 'Subject is too long'),
  message: z.string().trim().min(10, 'Message must be at least 10 characters').max(2000, 'Message is too long'),
  website: z.string(),
});

type ContactFields = z.infer<typeof schema>;

/** The server names the seconds until it takes another message: up to an hour. */
function describeLimit(message: string): string {
  const seconds = Number(/in (\d+) seconds/.exec(message)?.[1] ?? 3600);
  const wait = seconds < 90 ? pluralize(seconds, 'second') : pluralize(Math.ceil(seconds / 60), 'minute');
  return `You have sent several messages. Yours is not lost: send it again in ${wait}.`;
}

/** Filled in with the name and email of a signed-in user. */
export function ContactForm() {
  const { data: user } = useCurrentUser();
  const form = useForm<ContactFields>({
    resolver: zodResolver(schema),
    values: { name: user?.name ?? '', email: user?.email ?? '', subject: '', message: '', website: '' },
    resetOptions: { keepDirtyValues: true },
  });
  const { errors } = form.formState;
  const send = useSendContactMessage({
    mutation: {
      onSuccess: () => {
        form.reset(undefined, { keepDirtyValues: false });
        toast({ title: 'Message Sent!', description: "We'll get back to you as soon as possible." });
      },
      onError: ({ fields = {}, status }) => {
        if (status === 429) return;
        for (const name of schema.keyof().options) if (fields[name]) form.setError(name, { message: fields[name] });
        toast({
          title: 'Error',
          description: 'Failed to send message. Please try again.',
          tone: 'destructive',
        });
      },
    },
  });
  return (
    <form
      noValidate
      className="relative grid gap-5 sm:grid-cols-2"
      onSubmit={form.handleSubmit((data) => send.mutate({ data }))}
    >
      <Field label="Name *" error={errors.name?.message}>
        {(control) => <Input {...control} required autoComplete="name" {...form.register('name')} />}
      </Field>
      <Field label="Email *" error={errors.email?.message}>
        {(control) => <Input {...control} required type="email" autoComplete="email" {...form.register('email')} />}
      </Field>
      <Field label="Subject *" error={errors.subject?.message} className="sm:col-span-2">
        {(control) => <Input {...control} required {...form.register('subject')} />}
      </Field>
      <Field label="Message *" error={errors.message?.message} className="sm:col-span-2">
        {(control) => (
          <Textarea {...control} required rows={6} className="field-sizing-fixed" {...form.register('message')} />
        )}
      </Field>
      <Honeypot form={form} />
      <Button type="submit" variant="spot" className="justify-self-start sm:col-span-2" disabled={send.isPending}>
        {send.isPending ? 'Sending...' : 'Send Message'}
      </Button>
      {send.error?.status === 429 && (
        <p role="alert" className="text-destructive sm:col-span-2">
          {describeLimit(send.error.message)}
        </p>
      )}
    </form>
  );
}

/** A honeypot: no person finds it by eye, keyboard or screen reader, so only bots fill it in. */
function Honeypot({ form }: { form: UseFormReturn<ContactFields> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        Website
        <input type="text" tabIndex={-1} autoComplete="off" {...form.register('website')} />
      </label>
    </div>
  );
}
