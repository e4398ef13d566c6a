import type { DesignProductView } from '../../../api/model/designProductView.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { networkName } from '../../connections/index.ts';
import { ListingEditor } from '../listing/listing-editor.tsx';

interface ListingDialogProps {
  designId: string;
  product: DesignProductView;
  name: string;
  onClose: () => void;
}

/** What is typed and not saved is there when it is opened again. */
export default function ListingDialog({ designId, product, name, onClose }: ListingDialogProps) {
  const { id: productId, status, message, shop, deep_link } = product;
  return (
    <Dialog
      title={`Listing of the ${name.toLowerCase()}`}
      description={`Title, tags, description, colors and price of the ${name.toLowerCase()}.`}
      narrow
      onClose={onClose}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <p className="text-muted-foreground">What buyers read, search for and pay. Changes go to your shop.</p>
        {status === 'failed' && message && <p className="text-sm">{message}</p>}
        <ListingEditor
          of={{ designId, productId }}
          name={name.toLowerCase()}
          network={networkName(shop?.network)}
          isMade={deep_link !== null}
        />
      </div>
    </Dialog>
  );
}
