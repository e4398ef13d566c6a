import { SetupGuide } from '../features/setup-guide/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { publicTitle } from './public-pages.ts';

export function Component() {
  useTitle(publicTitle('/help/printify-setup'));
  return (
    <PublicPage>
      <SetupGuide />
    </PublicPage>
  );
}
