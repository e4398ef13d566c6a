import { ConfirmLink } from '../features/auth/index.ts';
import { useTitle } from '../lib/use-title.ts';

export function Component() {
  useTitle('One press to go on');
  return <ConfirmLink />;
}
