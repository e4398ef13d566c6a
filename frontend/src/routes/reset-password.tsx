import { ResetPassword } from '../features/auth/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Reset Your Password');
  return <ResetPassword />;
}
