import { createRoot } from 'react-dom/client';
import { Blank } from '../../../src/components/ui/blanks/blank.tsx';
import '../../../src/theme.css';

const KINDS = ['t_shirt', 'kids_t_shirt', 'hoodie', 'sweatshirt', 'tote', 'mug', 'poster'] as const;
const VIEWS = [false, true].flatMap((isBack) => KINDS.map((kind) => ({ kind, isBack })));

/** Art that fills any print area of three by two inches. */
const ART = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="100%" height="100%" fill="#f00"/></svg>')}`;

function Page() {
  return VIEWS.map(({ kind, isBack }) => (
    <figure key={`${kind} ${isBack}`} aria-label={isBack ? `${kind}, back` : kind} style={{ width: 1120 }}>
      <Blank kind={kind} isBack={isBack} hex="#1d2740" area={{ width: 900, height: 600 }} eager>
        <img src={ART} alt="Red" />
      </Blank>
    </figure>
  ));
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Page />);
