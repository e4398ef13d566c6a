import type { UseFormReturn } from 'react-hook-form';
import { clientConfig } from '../../../api/client/config.ts';
import type { PrintNetwork } from '../../../api/model/printNetwork.ts';
import { Field } from '../../../components/ui/form/field.tsx';
import { Input } from '../../../components/ui/form/input.tsx';
import { networkName } from '../shop/networks.ts';

export const CONNECTION_NAME_MAX = 60;

export interface ConnectionFields {
  name: string;
  apiToken: string;
}

interface ConnectionInputsProps {
  form: UseFormReturn<ConnectionFields>;
  network: PrintNetwork;
  tokenLabel: string;
}

export function ConnectionInputs({ form, network, tokenLabel }: ConnectionInputsProps) {
  const { errors } = form.formState;
  return (
    <>
      <Field label="Name" hint="For you alone, to tell it from the others." error={errors.name?.message ?? ''}>
        {(control) => <Input {...control} autoComplete="off" placeholder="Outlet" {...form.register('name')} />}
      </Field>
      <Field label={tokenLabel} hint={tokenHint(network)} error={errors.apiToken?.message ?? ''}>
        {(control) => (
          <Input {...control} type="password" autoComplete="off" spellCheck={false} {...form.register('apiToken')} />
        )}
      </Field>
    </>
  );
}

function tokenHint(network: PrintNetwork): string {
  const prefix = network === 'printful' ? 'printful_' : 'sandbox_';
  if (clientConfig().sandbox) return `Sandbox: any token that begins with ${prefix} is an account of its own.`;
  return `From ${networkName(network)}, with all permissions. We store it encrypted and never show it again.`;
}

/** What the server refused lands at its field. */
export function showRefused(
  form: UseFormReturn<ConnectionFields>,
  fields: Readonly<Record<string, string>> = {},
): void {
  for (const name of ['name', 'apiToken'] as const) {
    const message = fields[name];
    if (message) form.setError(name, { message });
  }
}
