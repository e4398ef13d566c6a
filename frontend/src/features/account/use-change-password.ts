import { useMutation } from '@tanstack/react-query';
import { authClient, verifyPassword } from '../../api/client/auth-client.ts';

interface PasswordChange {
  email: string;
  current: string;
  password: string;
}

export class WrongPassword extends Error {
  constructor() {
    super('Current password is incorrect');
  }
}

/** Sets a new password for who knows the current one. The server then ends every other session. */
export function useChangePassword() {
  return useMutation({
    mutationKey: ['changePassword'],
    mutationFn: changePassword,
    meta: {
      success: 'Password Changed',
      successDetail: 'Every other device is signed out.',
      failure: 'Password Change Failed',
    },
  });
}

async function changePassword({ email, current, password }: PasswordChange): Promise<void> {
  if (!(await verifyPassword(email, current))) throw new WrongPassword();
  const { error } = await authClient().updateUser({ password });
  if (error) throw error;
}
