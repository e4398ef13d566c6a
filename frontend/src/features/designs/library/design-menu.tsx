import { Ellipsis } from 'lucide-react';
import { lazy } from 'react';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { LazyPopup } from '../../../components/ui/lazy-popup.tsx';

const load = () => import('./design-menu-content.tsx');
const DesignMenuContent = lazy(async () => ({ default: (await load()).DesignMenuContent }));

/** What can be done with one design, behind a button in the corner of its picture. */
export function DesignMenu({ generation }: { generation: GenerationView }) {
  const trigger = (
    <button
      type="button"
      aria-label={`More for ${generation.prompt}`}
      aria-haspopup="menu"
      className="absolute top-1 right-1 z-20 grid size-11 place-items-center rounded-md"
    >
      <span className="grid size-8 place-items-center rounded-md bg-card/90 shadow-sm">
        <Ellipsis aria-hidden="true" className="size-5" />
      </span>
    </button>
  );
  return (
    <LazyPopup trigger={trigger} load={load} popup={<DesignMenuContent generation={generation} trigger={trigger} />} />
  );
}
