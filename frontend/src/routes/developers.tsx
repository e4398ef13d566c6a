import { Developers } from '../features/developers/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useHashTarget } from '../lib/hooks/use-hash-target.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { publicTitle } from './public-pages.ts';

export function Component() {
  useTitle(publicTitle('/developers'));
  useHashTarget();
  return (
    <PublicPage wide>
      <Developers />
    </PublicPage>
  );
}
