import { X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { settled, withBrief } from '../model/document.ts';
import { type PicturePlace, pictureAt, withPicture } from '../model/pictures.ts';
import { layerTitle } from '../model/placing.ts';
import type { PanelProps } from './panel-props.ts';
import { PictureSearch } from './picture-search.tsx';

export function PicturePanel({ document, scene, onChange }: PanelProps) {
  const [place, setPlace] = useState<PicturePlace>('subject');
  const brief = document.brief ?? { ...scene.brief, unset: [] };
  const { subject, companion, accents = [] } = brief;
  const isThere = place === 'companion' ? subject !== undefined : pictureAt(brief, place) !== undefined;
  const changed = isThere ? place : 'subject';
  const change = (at: PicturePlace, name: string | undefined) =>
    onChange(withBrief(settled(document, scene), withPicture(brief, at, name)), name ? `picture ${at}` : 'removal');
  const further = (at: PicturePlace, picture: string) => ({
    picture,
    isChanged: changed === at,
    onReplace: () => setPlace(changed === at ? 'subject' : at),
    onRemove: () => change(at, undefined),
  });
  return (
    <div className="grid gap-5">
      {companion && <Further {...further('companion', companion.motif)} />}
      {companion && accents.map((accent, at) => <Further key={accent} {...further(at, accent)} />)}
      {subject && !companion && (
        <Button
          size="sm"
          aria-pressed={changed === 'companion'}
          onClick={() => setPlace(changed === 'companion' ? 'subject' : 'companion')}
        >
          Add a second picture
        </Button>
      )}
      <PictureSearch
        key={String(changed)}
        legend={legendOf(changed, pictureAt(brief, changed))}
        subject={pictureAt(brief, changed)}
        onChoose={(name) => change(changed, name)}
      />
    </div>
  );
}

function legendOf(place: PicturePlace, picture: string | undefined): string {
  if (place === 'subject') return 'Picture';
  return picture ? `In place of ${layerTitle(picture)}` : 'Second picture';
}

interface FurtherProps {
  picture: string;
  isChanged: boolean;
  onReplace(): void;
  onRemove(): void;
}

function Further({ picture, isChanged, onReplace, onRemove }: FurtherProps) {
  const title = layerTitle(picture);
  return (
    <div className="flex items-center gap-1 rounded-md border pl-3">
      <span className="min-w-0 flex-1">
        With it: <strong>{title}</strong>
      </span>
      <Button size="sm" aria-label={`Replace ${title}`} aria-pressed={isChanged} onClick={onReplace}>
        {isChanged ? 'Done' : 'Replace'}
      </Button>
      <Button variant="quiet" size="icon" aria-label={`Remove ${title}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </Button>
    </div>
  );
}
