import type { AuthError, Factor, PasskeyListItem } from '@supabase/auth-js';
import { useMutation, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../api/cache/query-client.ts';
import { authClient } from '../../../api/client/auth-client.ts';
import { getListSessionsQueryKey } from '../../../api/generated/users/users.ts';
import { accountsAreOurs, describeFactorError, describePasskeyError } from '../../auth/index.ts';

export interface Factors {
  apps: Factor[];
  passkeys: PasskeyListItem[];
  /** Null: there are none. */
  codes: { remaining: number; total: number } | null;
}

const FACTORS = ['second factors'];

export function useFactors() {
  return useQuery({ queryKey: FACTORS, queryFn: readFactors, refetchOnMount: 'always' });
}

async function readFactors(): Promise<Factors> {
  const { totp, recovery_code } = resultOf(await authClient().mfa.listFactors());
  const codes = recovery_code.length > 0 ? resultOf(await authClient().mfa.recoveryCodes.getStatus()) : null;
  const passkeys = accountsAreOurs() ? resultOf(await authClient().passkey.list()) : [];
  return { apps: totp, passkeys, codes };
}

/** A secret that waits for its first code. One that was given up before makes room. */
export async function enrollApp(taken: readonly Factor[]) {
  return resultOf(
    await authClient().mfa.enroll({
      factorType: 'totp',
      friendlyName: freeName('Authenticator app', taken),
      issuer: 'Inkloom',
    }),
  );
}

/** The name, or the name with the first number that is free. */
export function freeName(name: string, taken: readonly { friendly_name?: string }[]): string {
  const names = taken.map(({ friendly_name }) => friendly_name);
  const nth = (count: number) => (count === 1 ? name : `${name} ${count}`);
  let count = 1;
  while (names.includes(nth(count))) count += 1;
  return nth(count);
}

/** Returns the codes, which nobody can read again: the factors are read anew once they are closed. */
export function useMakeCodes(replaces: boolean) {
  return useMutation({
    mutationFn: async () => {
      const { recoveryCodes } = authClient().mfa;
      return resultOf(await (replaces ? recoveryCodes.regenerate() : recoveryCodes.generate())).codes;
    },
    meta: { failure: 'Couldn’t make recovery codes' },
  });
}

/** Whether two-step sign-in ends with the next one that is removed. */
export function hasOneFactor({ apps, passkeys }: Factors): boolean {
  return apps.length + passkeys.length === 1;
}

/** Recovery codes cannot be what is left, so they go with the last app or passkey. */
export function useRemoveFactor(factors: Factors, success: string) {
  return useMutation({
    mutationFn: async (factorId: string) => {
      const { mfa } = authClient();
      if (hasOneFactor(factors) && factors.codes) resultOf(await mfa.recoveryCodes.unenroll());
      resultOf(await mfa.unenroll({ factorId }));
      await authClient().refreshSession();
    },
    meta: { success, failure: 'Couldn’t remove it' },
    onSettled: refreshFactors,
  });
}

/** Returns the problem, or null. */
export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<string | null> {
  const { error } = await authClient().passkey.update({ passkeyId, friendlyName });
  if (!error) await refreshFactors();
  return error && describePasskeyError(error);
}

/** Verifying a code has ended sessions of other devices. */
export async function refreshFactors(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: FACTORS });
  await queryClient.invalidateQueries({ queryKey: getListSessionsQueryKey() });
}

function resultOf<T>({ data, error }: { data: T; error: AuthError | null }): NonNullable<T> {
  if (error) throw new Error(describeFactorError(error), { cause: error });
  if (!data) throw new Error('The server gave no answer.');
  return data;
}
