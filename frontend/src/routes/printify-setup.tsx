import { SetupGuide } from '../features/setup-guide/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useTitle } from '../lib/use-title.ts';

export function Component() {
  useTitle('Connect Printify');
  return (
    <PublicPage>
      <SetupGuide />
    </PublicPage>
  );
}
