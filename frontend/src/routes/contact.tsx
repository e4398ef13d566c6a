import { Contact } from '../features/contact/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { publicTitle } from './public-pages.ts';

export function Component() {
  useTitle(publicTitle('/contact'));
  return (
    <PublicPage>
      <Contact />
    </PublicPage>
  );
}
