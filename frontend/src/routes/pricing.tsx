import { Pricing } from '../features/pricing/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { publicTitle } from './public-pages.ts';

export function Component() {
  useTitle(publicTitle('/pricing'));
  return (
    <PublicPage wide>
      <Pricing />
    </PublicPage>
  );
}
