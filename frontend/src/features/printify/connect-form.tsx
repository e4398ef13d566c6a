import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { useConnectPrintify } from '../../api/generated/printify/printify.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field } from '../../components/ui/field.tsx';
import { Input } from '../../components/ui/input.tsx';
import { publicConfig } from '../../lib/config.ts';
import { PRINTIFY_SIGN_UP_URL } from './links.ts';

const schema = z.object({ apiToken: z.string().trim().min(1, 'Please enter your Printify API token') });

export function ConnectForm() {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { apiToken: '' } });
  const connect = useConnectPrintify({
    mutation: {
      meta: {
        success: 'Connected!',
        successDetail: 'Your next design goes straight to your shop.',
        failure: 'Connection Failed',
      },
    },
  });
  return (
    <form
      noValidate
      className="grid max-w-2xl gap-5"
      onSubmit={form.handleSubmit(async (data) => void (await connect.mutateAsync({ data }).catch(() => undefined)))}
    >
      <ol className="grid list-decimal gap-1.5 pl-5 text-muted-foreground marker:font-semibold">
        <li>
          <a href={PRINTIFY_SIGN_UP_URL} target="_blank" rel="noreferrer" className="text-foreground underline">
            Create an account at Printify
          </a>{' '}
          or open yours, and go to Connections.
        </li>
        <li>Generate an API token with all scopes. It is shown only once: copy the whole of it.</li>
        <li>Paste it here.</li>
      </ol>
      <Field
        label="Printify API token"
        error={form.formState.errors.apiToken?.message}
        hint={
          publicConfig().sandbox
            ? 'Sandbox: any token that begins with sandbox_ is an account of its own.'
            : 'It is kept encrypted and never shown again.'
        }
      >
        {(control) => (
          <Input {...control} type="password" autoComplete="off" spellCheck={false} {...form.register('apiToken')} />
        )}
      </Field>
      <Button type="submit" variant="spot" className="justify-self-start" disabled={connect.isPending}>
        {connect.isPending ? 'Connecting…' : 'Connect to Printify'}
      </Button>
    </form>
  );
}
