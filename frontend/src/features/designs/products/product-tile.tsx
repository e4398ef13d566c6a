import { Pencil, RotateCw, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRemoveDesignProduct, useRetryDesignProduct } from '../../../api/generated/products/products.ts';
import type { DesignProductView } from '../../../api/model/designProductView.ts';
import type { GenerationListing } from '../../../api/model/generationListing.ts';
import { Button } from '../../../components/ui/button.tsx';
import { Collapsible } from '../../../components/ui/collapsible.tsx';
import { openOrToast } from '../../../lib/open-or-toast.ts';
import { UNKNOWN_COLOR_HEX } from '../../../lib/shirt-colors.ts';
import { networkName } from '../../connections/index.ts';
import { KIND_NAMES, kindHeading, shopWords } from '../../line-ups/model/index.ts';
import { ProductProfitRange } from '../../profit/index.ts';
import { canRemove, canRetry, isAccentMug, productPrice, productPrint, retryWords } from '../model/design-product.ts';
import { mockupOfSize } from '../model/picture-sizes.ts';
import { ColorPicker } from '../parts/color-picker.tsx';
import { OutLink } from '../parts/design-actions.tsx';
import { MockupPicker } from '../parts/mockup-picker.tsx';
import { Picture } from '../parts/picture.tsx';
import { WaitWords } from '../parts/wait-notice.tsx';
import { ProductFlag } from './product-flag.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductReport } from './product-report.tsx';
import { useStoreProducts } from './use-design-products.ts';

const loadListingDialog = () => import('./listing-dialog.tsx');

const ListingDialog = lazy(loadListingDialog);

interface ProductTileProps {
  designId: string;
  idea: string;
  product: DesignProductView;
  /** Whether it is worth saying which one it is in. */
  severalShops: boolean;
  /** Where the focus goes when it is removed. */
  onRemoved: () => void;
}

export function ProductTile({ designId, idea, product, severalShops, onRemoved }: ProductTileProps) {
  const { kind, title, provider, place, message, verdict, waiting, listing, listing_sync, shop } = product;
  const price = productPrice(product);
  const name = kindHeading(kind);
  return (
    <li className="grid content-start gap-3">
      <ProductViews product={product} alt={`${idea}, ${name}`} />
      <div className="grid gap-0.5">
        <h3 className="text-lg">
          {name}
          {place === 'back' && ', on the back'}
        </h3>
        <p className="text-muted-foreground text-sm">
          {title}, {provider}
        </p>
        {shop && (severalShops || !shop.isThere) && (
          <p className="text-muted-foreground text-sm">Shop: {shopWords(shop)}</p>
        )}
      </div>
      <div aria-live="polite" className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <ProductFlag product={product} />
          {price && <span className="figures font-semibold">{price}</span>}
        </p>
        {price && (
          <p className="text-muted-foreground text-sm">
            Profit: <ProductProfitRange designId={designId} productId={product.id} />
          </p>
        )}
        {waiting && <WaitWords waiting={waiting} />}
        {message && <p className="text-sm">{message}</p>}
        {listing_sync === 'failed' && (
          <p className="text-destructive text-sm">
            {networkName(shop?.network)} doesn’t have its newest listing. Edit the listing to see why.
          </p>
        )}
        {verdict && verdict !== message && <p className="text-muted-foreground text-sm">{verdict}</p>}
      </div>
      <ProductActions designId={designId} product={product} name={name} onRemoved={onRemoved} />
      <div>
        {listing && <Listing listing={listing} name={KIND_NAMES[kind]} />}
        <ProductReport prints={product.prints} name={KIND_NAMES[kind]} />
      </div>
    </li>
  );
}

/** The art on its blank, or one of Printify’s pictures. */
function ProductViews({ product, alt }: { product: DesignProductView; alt: string }) {
  const { kind, place, color_swatches, mockup_urls, status } = product;
  const [color, setColor] = useState(0);
  const [mockup, setMockup] = useState<string | null>(null);
  const swatch = color_swatches[color] ?? color_swatches[0];
  const print = productPrint(product, swatch?.name ?? '');
  return (
    <div className="grid gap-2">
      {mockup ? (
        <Picture src={mockupOfSize(mockup, 640)} alt={alt} className="aspect-square w-full rounded-lg object-cover" />
      ) : (
        <ProductPicture
          kind={kind}
          hasAccent={isAccentMug(product)}
          isBack={place === 'back'}
          hex={swatch?.hex ?? UNKNOWN_COLOR_HEX}
          print={print}
          alt={alt}
          isMuted={!print && status !== 'making'}
        />
      )}
      <div className="flex min-h-7 flex-wrap items-center gap-x-4 gap-y-2 sm:min-h-12">
        {color_swatches.length > 1 && (
          <ColorPicker
            generation={{ color_swatches, image_url: print?.image_url ?? null }}
            chosen={color}
            onChoose={(next) => {
              setColor(next);
              setMockup(null);
            }}
          />
        )}
        <MockupPicker generation={{ printify_mockup_urls: mockup_urls }} chosen={mockup} onChoose={setMockup} />
      </div>
    </div>
  );
}

interface ProductActionsProps extends Pick<ProductTileProps, 'designId' | 'product' | 'onRemoved'> {
  name: string;
}

function ProductActions({ designId, product, name, onRemoved }: ProductActionsProps) {
  const { id: productId, deep_link, external_url } = product;
  const onSuccess = useStoreProducts(designId);
  const retry = useRetryDesignProduct({ mutation: { meta: { failure: 'Retry Failed' }, onSuccess } });
  const remove = useRemoveDesignProduct({
    mutation: { meta: { failure: 'Couldn’t remove it' }, onSuccess: onRemoved },
  });
  const isInShop = product.status === 'published';
  const again = canRetry(product) && (
    <Button
      size="sm"
      variant={isInShop ? 'quiet' : 'ink'}
      aria-label={`${retryWords(product)}: ${name}`}
      disabled={retry.isPending}
      onClick={() => retry.mutate({ id: designId, productId })}
    >
      <RotateCw aria-hidden="true" />
      {retryWords(product)}
    </Button>
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 empty:hidden">
      {!isInShop && again}
      {product.listing && <EditListing designId={designId} product={product} name={name} />}
      {external_url && <OutLink href={external_url}>Open listing</OutLink>}
      {deep_link && <OutLink href={deep_link}>{`Open in ${networkName(product.shop?.network)}`}</OutLink>}
      {isInShop && again}
      {canRemove(product) && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={`Remove: ${name}`}
          disabled={remove.isPending}
          onClick={() => remove.mutate({ id: designId, productId })}
        >
          <Trash2 aria-hidden="true" />
          Remove
        </Button>
      )}
    </div>
  );
}

function EditListing({ designId, product, name }: Omit<ProductActionsProps, 'onRemoved'>) {
  const [isOpen, setOpen] = useState(false);
  const open = () =>
    void openOrToast(async () => {
      await loadListingDialog();
      setOpen(true);
    });
  return (
    <>
      <Button size="sm" aria-label={`Edit listing: ${name}`} onClick={open}>
        <Pencil aria-hidden="true" />
        Edit listing
      </Button>
      {isOpen && (
        <Suspense>
          <ListingDialog designId={designId} product={product} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function Listing({ listing: { title, description, tags }, name }: { listing: GenerationListing; name: string }) {
  return (
    <Collapsible title={`Listing of the ${name}`}>
      <div className="grid gap-3 break-words text-sm">
        <p className="font-semibold">{title}</p>
        <p className="whitespace-pre-line">{description}</p>
        <p className="text-muted-foreground">{tags.join(', ')}</p>
      </div>
    </Collapsible>
  );
}
