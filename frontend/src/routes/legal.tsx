import { aup, dmca, LegalPage, privacy, terms } from '../features/legal/index.ts';
import { PublicPage } from '../features/shell/index.ts';
import { useTitle } from '../lib/hooks/use-title.ts';
import { publicTitle } from './public-pages.ts';

const DOCUMENTS = { '/terms': terms, '/privacy': privacy, '/dmca': dmca, '/aup': aup };

type LegalPath = keyof typeof DOCUMENTS;

export function legalRoute(path: LegalPath) {
  return { Component: () => <Legal path={path} /> };
}

function Legal({ path }: { path: LegalPath }) {
  useTitle(publicTitle(path));
  return (
    <PublicPage wide>
      <LegalPage document={DOCUMENTS[path]} />
    </PublicPage>
  );
}
