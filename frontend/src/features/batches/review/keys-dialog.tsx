import { Dialog } from '../../../components/ui/dialog.tsx';
import { KEY_NAMES } from './use-review-keys.ts';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="Keys for the review" description="Every key that works on this screen" narrow onClose={onClose}>
      <dl className="grid gap-2 p-5 sm:p-7">
        {KEY_NAMES.map(({ name, keys }) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt>{name}</dt>
            <dd className="flex gap-1">
              {keys.split(' ').map((key) => (
                <kbd key={key} className="min-w-8 rounded-sm border px-1.5 py-0.5 text-center font-sans text-sm">
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
