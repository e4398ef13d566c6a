import { NotMe } from '../features/auth/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';

export function Component() {
  useTitle('Secure your account');
  return <NotMe />;
}
