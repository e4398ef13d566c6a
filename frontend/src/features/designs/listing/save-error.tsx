import type { ApiError } from '../../../api/client/http.ts';
import { Button } from '../../../components/ui/button.tsx';

/** Why a listing was not saved, and the way on where it was saved somewhere else first. */
export function ListingSaveError({ error, onReload }: { error: ApiError; onReload: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 text-sm">
      <p className="text-destructive">{error.message}</p>
      {error.code === 'listing_changed' && (
        <Button size="sm" onClick={onReload}>
          Load the newer one and keep my changes
        </Button>
      )}
    </div>
  );
}
