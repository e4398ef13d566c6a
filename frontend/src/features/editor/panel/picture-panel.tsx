import { X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { settled, withBrief } from '../model/document.ts';
import { layerTitle } from '../model/placing.ts';
import type { PanelProps } from './panel-props.ts';
import { PictureSearch } from './picture-search.tsx';

export function PicturePanel({ document, scene, onChange }: PanelProps) {
  const brief = document.brief ?? { ...scene.brief, unset: [] };
  const { subject, companion } = brief;
  return (
    <div className="grid gap-5">
      {companion && (
        <div className="flex items-center justify-between gap-3 rounded-md border px-3">
          <span>
            With it: <strong>{layerTitle(companion.motif)}</strong>
          </span>
          <Button
            variant="quiet"
            size="icon"
            aria-label={`Remove ${layerTitle(companion.motif)}`}
            onClick={() =>
              onChange(withBrief(settled(document, scene), { ...brief, companion: undefined }), 'companion')
            }
          >
            <X aria-hidden="true" />
          </Button>
        </div>
      )}
      <PictureSearch
        subject={subject}
        onChoose={(name) => onChange(withBrief(settled(document, scene), { ...brief, subject: name }), 'picture')}
      />
    </div>
  );
}
