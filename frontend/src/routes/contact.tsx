import { Contact } from '../features/contact/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useTitle } from '../lib/use-title.ts';

export function Component() {
  useTitle('Contact Us');
  return (
    <PublicPage>
      <Contact />
    </PublicPage>
  );
}
