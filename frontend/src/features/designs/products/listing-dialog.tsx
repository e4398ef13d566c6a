import type { DesignProductView } from '../../../api/model/designProductView.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { networkName } from '../../connections/index.ts';
import { KIND_NAMES } from '../../line-ups/model/index.ts';
import { ListingEditor } from '../listing/listing-editor.tsx';

interface ListingDialogProps {
  designId: string;
  product: DesignProductView;
  onClose: () => void;
}

/** What is typed and not saved is there when it is opened again. */
export default function ListingDialog({ designId, product, onClose }: ListingDialogProps) {
  const { id: productId, kind, status, message, shop, deep_link } = product;
  const name = KIND_NAMES[kind];
  return (
    <Dialog
      title={`Listing of the ${name}`}
      description={`Title, tags, description, colors and price of the ${name}.`}
      narrow
      onClose={onClose}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <p className="text-muted-foreground">What buyers read, search for and pay. Changes go to your shop.</p>
        {status === 'failed' && message && <p className="text-sm">{message}</p>}
        <ListingEditor
          of={{ designId, productId }}
          name={name}
          network={networkName(shop?.network)}
          isMade={deep_link !== null}
        />
      </div>
    </Dialog>
  );
}
