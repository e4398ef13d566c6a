import { CopyPlus, Download, Pencil, Shapes, SlidersHorizontal, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Menu, MenuItem, MenuRule } from '../../../components/ui/menu.tsx';
import {
  copyOf,
  designPath,
  editPath,
  type ReusedDesign,
  type ReuseState,
  variationOf,
  WORKBENCH,
} from '../model/design-links.ts';
import { isEditable, isInProgress } from '../model/status.ts';
import { useDeleteDesigns, useDownloadDesigns } from './use-bulk-actions.ts';

interface DesignMenuContentProps {
  generation: GenerationView;
  trigger: ReactElement;
}

/** Opens as soon as it is there: its code comes with the press that asks for it. */
export function DesignMenuContent({ generation, trigger }: DesignMenuContentProps) {
  const { id, listing, final_image_url } = generation;
  const navigate = useNavigate();
  const remove = useDeleteDesigns();
  const download = useDownloadDesigns();
  const reuse = (design: ReusedDesign) => navigate(WORKBENCH, { state: { reuse: design } satisfies ReuseState });
  return (
    <Menu defaultOpen trigger={trigger}>
      {isEditable(generation) && (
        <MenuItem onSelect={() => navigate(editPath(id))}>
          <SlidersHorizontal aria-hidden="true" />
          Edit design
        </MenuItem>
      )}
      {listing && (
        <MenuItem onSelect={() => navigate(`${designPath(id)}#listing`)}>
          <Pencil aria-hidden="true" />
          Edit listing
        </MenuItem>
      )}
      {final_image_url && (
        <MenuItem onSelect={() => download.mutate({ data: { ids: [id] } })}>
          <Download aria-hidden="true" />
          Download
        </MenuItem>
      )}
      <MenuItem onSelect={() => reuse(copyOf(generation))}>
        <CopyPlus aria-hidden="true" />
        Duplicate
      </MenuItem>
      <MenuItem onSelect={() => reuse(variationOf(generation))}>
        <Shapes aria-hidden="true" />
        Make a variation
      </MenuItem>
      {!isInProgress(generation) && (
        <>
          <MenuRule />
          <MenuItem className="text-destructive" onSelect={() => remove.start([id])}>
            <Trash2 aria-hidden="true" />
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
