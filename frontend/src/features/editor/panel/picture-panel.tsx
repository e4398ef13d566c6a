import { X } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { settled, withBrief } from '../model/document.ts';
import { layerTitle } from '../model/placing.ts';
import type { PanelProps } from './panel-props.ts';
import { PictureSearch } from './picture-search.tsx';

export function PicturePanel({ document, scene, onChange }: PanelProps) {
  const brief = document.brief ?? { ...scene.brief, unset: [] };
  const { subject, companion, accents = [] } = brief;
  const change = (parts: Partial<typeof brief>, what: string) =>
    onChange(withBrief(settled(document, scene), { ...brief, ...parts }), what);
  return (
    <div className="grid gap-5">
      {companion && (
        <Further picture={companion.motif} onRemove={() => change({ companion: undefined }, 'companion')} />
      )}
      {accents.map((accent) => (
        <Further
          key={accent}
          picture={accent}
          onRemove={() => change({ accents: accents.filter((other) => other !== accent) }, 'companion')}
        />
      ))}
      <PictureSearch subject={subject} onChoose={(name) => change({ subject: name }, 'picture')} />
    </div>
  );
}

function Further({ picture, onRemove }: { picture: string; onRemove(): void }) {
  return (
    <div className="flex items-center justify-between gap-3 rounded-md border px-3">
      <span>
        With it: <strong>{layerTitle(picture)}</strong>
      </span>
      <Button variant="quiet" size="icon" aria-label={`Remove ${layerTitle(picture)}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
