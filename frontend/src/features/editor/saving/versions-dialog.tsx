import type { DesignVersion } from '../../../api/model/designVersion.ts';
import type { GenerationView } from '../../../api/model/generationView.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { dateTime } from '../../../lib/format.ts';
import { withParameter } from '../../designs/index.ts';
import type { Saving } from './use-saving.ts';

interface VersionsDialogProps {
  generation: GenerationView;
  versions: readonly DesignVersion[];
  saving: Saving;
  isDirty: boolean;
  onClose: () => void;
}

const PICTURE_WIDTH = 320;

export function VersionsDialog({ versions, isDirty, onClose, ...row }: VersionsDialogProps) {
  return (
    <Dialog title="Versions" description="Every saved version of this design, newest first." onClose={onClose}>
      <div className="grid gap-4 p-5 sm:p-7">
        {isDirty && <p>Save or undo your changes before you restore an earlier version.</p>}
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-5">
          {versions.map((version) => (
            <Version
              key={version.version}
              {...row}
              version={version}
              canRestore={!isDirty && version !== versions[0]}
              onClose={onClose}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface VersionProps {
  generation: GenerationView;
  version: DesignVersion;
  saving: Saving;
  canRestore: boolean;
  onClose: () => void;
}

function Version({ generation, version, saving, canRestore, onClose }: VersionProps) {
  const { version: number, imageUrl, createdAt, state, message, note, isCurrent, onSale } = version;
  const name = number === 0 ? 'As drawn' : `Version ${number}`;
  return (
    <li className="grid content-start gap-2">
      <div
        className="grid aspect-[5/6] place-items-center rounded-md bg-plate p-3"
        style={{ backgroundColor: generation.color_swatches[0]?.hex }}
      >
        {imageUrl && (
          <img
            src={withParameter(imageUrl, 'w', PICTURE_WIDTH)}
            alt={`${name} of ${generation.prompt}`}
            className="size-full object-contain"
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <h3 className="text-base">{name}</h3>
        {isCurrent && <Badge>Shown now</Badge>}
        {onSale && <Badge variant="secondary">On sale</Badge>}
      </div>
      <p className="text-muted-foreground text-sm">
        {state === 'drawing'
          ? 'Being made'
          : state === 'failed'
            ? (message ?? 'It couldn’t be made.')
            : dateTime(createdAt)}
        {note && <span className="block">{note}</span>}
      </p>
      {canRestore && (
        <Button
          size="sm"
          aria-label={`Restore ${name}`}
          disabled={saving.isSaving}
          onClick={() => void saving.restore(number).then(onClose, () => undefined)}
        >
          Restore
        </Button>
      )}
    </li>
  );
}
