import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { clientConfig } from '../../../api/client/config.ts';
import { useConnectPrintify } from '../../../api/generated/printify/printify.ts';
import type { PrintifyConnectionStatus } from '../../../api/model/printifyConnectionStatus.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { z } from '../../../lib/zod.ts';
import { PRINTIFY_SIGN_UP_URL, sandboxTokensUrl } from './links.ts';

const schema = z.object({ apiToken: z.string().trim().min(1, 'Please enter your Printify API token') });

export function ConnectForm({ onConnected }: { onConnected?: (connection: PrintifyConnectionStatus) => void }) {
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { apiToken: '' } });
  const connect = useConnectPrintify({
    mutation: {
      onSuccess: (connection) => {
        form.reset();
        onConnected?.(connection);
      },
      onError: ({ fields }) => {
        if (fields?.apiToken) form.setError('apiToken', { message: fields.apiToken });
      },
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
      className="@container"
      onSubmit={form.handleSubmit(async (data) => void (await connect.mutateAsync({ data }).catch(() => undefined)))}
    >
      <div className="grid @3xl:grid-cols-2 items-start gap-x-12 gap-y-5">
        <ol className="grid list-decimal gap-1.5 pl-5 text-muted-foreground marker:font-semibold">
          <li>
            <a href={PRINTIFY_SIGN_UP_URL} target="_blank" rel="noreferrer" className="text-foreground underline">
              Create an account at Printify
            </a>{' '}
            or open yours, and go to Connections.{' '}
            <Link to="/help/printify-setup" className="text-foreground underline">
              See how it’s done
            </Link>
          </li>
          <li>Generate an API token with all scopes. It’s shown only once, so copy all of it.</li>
          <li>Paste it here.</li>
        </ol>
        <div className="grid gap-5">
          <Field
            label="Printify API token"
            error={form.formState.errors.apiToken?.message}
            hint={clientConfig().sandbox ? <SandboxHint /> : 'We store it encrypted and never show it again.'}
          >
            {(control) => (
              <Input
                {...control}
                type="password"
                autoComplete="off"
                spellCheck={false}
                {...form.register('apiToken')}
              />
            )}
          </Field>
          <Button type="submit" variant="spot" className="justify-self-start" disabled={connect.isPending}>
            {connect.isPending ? 'Connecting…' : 'Connect to Printify'}
          </Button>
        </div>
      </div>
    </form>
  );
}

function SandboxHint() {
  return (
    <>
      Sandbox: any token that begins with sandbox_ is an account of its own, or{' '}
      <a href={sandboxTokensUrl()} target="_blank" rel="noreferrer" className="underline">
        make one like the real ones
      </a>
      .
    </>
  );
}
