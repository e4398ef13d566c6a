import type { DesignProduct, Generation } from '../../../platform/prisma/client/client.ts';
import type { FileLinks } from '../../../platform/storage/file-links.ts';
import { type AnyConnection, inWordsOf, type PrintNetwork, toShopView } from '../../../printify/index.ts';
import {
  colorsOnOfProduct,
  type ProductStage,
  parseChoice,
  parsePrices,
  parseProductPrints,
  parseVerdict,
  productStatus,
  shopRefOf,
} from '../../model/products/design-product.ts';
import { listingUrlOf, parseListing } from '../../model/row.ts';
import { awaitsApproval } from '../../model/status/publish-choice.ts';
import { toReport, toSwatches, toWait } from '../generations/generation.mapper.ts';
import type { DesignProductView } from './design-products.dto.ts';

export function toDesignProduct(
  row: DesignProduct,
  design: Generation,
  links: FileLinks,
  connections: readonly AnyConnection[],
): DesignProductView {
  const { title, provider, place, shop } = parseChoice(row);
  const colors = colorsOnOfProduct(row);
  const network = shop?.network ?? 'printify';
  const message = row.message ?? row.publishError ?? (isHeld(row, design) ? heldSentence : null);
  const prices = parsePrices(row);
  return {
    id: row.id,
    kind: row.kind,
    status: productStatus(row.state, row.publishStatus),
    ...{ title, provider, colors, place },
    blueprint_id: row.blueprintId,
    print_provider_id: row.printProviderId,
    color_swatches: toSwatches({ colors }),
    stage: stageOf(row),
    is_outdated: row.isOutdated,
    message: message && inWordsOf(network, message),
    shop: shopOf(row, connections),
    verdict: parseVerdict(row)?.message ?? null,
    waiting: toWaitAt(row, network),
    prints: toPrints(row, links),
    listing: parseListing(row),
    listing_sync: row.listingSync,
    price: prices?.price ?? null,
    size_prices: Object.entries(prices?.sizePrices ?? {}).map(([size, price]) => ({ size, price })),
    credits: row.credits,
    mockup_urls: row.mockupUrls,
    deep_link: row.deepLink,
    external_url: listingUrlOf(row),
  };
}

function isHeld({ state }: DesignProduct, design: Generation): boolean {
  return state === 'waiting' && design.status === 'finalized' && awaitsApproval(design);
}

const heldSentence = 'It is made when you approve the design.';

/** Null before it has one. */
function shopOf(row: DesignProduct, connections: readonly AnyConnection[]): DesignProductView['shop'] {
  const { shop } = parseChoice(row);
  const ref = shopRefOf(row);
  if (!shop && ref.shopId === null) return null;
  const usual = { connection: 'Printify', network: 'printify', title: null } as const;
  // Its name is that of the shop it is in; what it is compared by is what was chosen.
  return { ...toShopView(connections, { ...(shop ?? usual), ...ref }), shopId: row.chosenShopId };
}

function toWaitAt(row: DesignProduct, network: PrintNetwork): DesignProductView['waiting'] {
  const wait = toWait(row, false);
  return wait && { ...wait, message: inWordsOf(network, wait.message) };
}

function toPrints(row: DesignProduct, links: FileLinks): DesignProductView['prints'] {
  return (parseProductPrints(row) ?? []).map(
    ({ key, imageKey, ink, shirts, placeholder, placement, area, report = null }) => ({
      ink,
      colors: shirts,
      image_url: links.linkTo(imageKey),
      placeholder: placeholder ?? null,
      file_url: links.linkTo(key),
      scale: placement.scale,
      print_area: area ?? null,
      report: toReport({ report }),
    }),
  );
}

function stageOf({ state, prints, shopId, productId }: DesignProduct): ProductStage | null {
  if (state !== 'making') return null;
  if (prints === null) return 'drawing';
  if (productId !== null) return 'publishing';
  return shopId === null ? 'uploading' : 'creating';
}
