import { ConfirmLink } from '../features/auth/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';

export function Component() {
  useTitle('One click to continue');
  return <ConfirmLink />;
}
