import { type CatalogVariant, findBlueprint, optionId, shirtColorOf } from '../catalog/catalog.ts';
import { derivedNumber, productTime } from '../protocol/formats.ts';
import type { Upload } from '../uploads/uploads.ts';
import { mockupImages, provisionalImages } from './mockup-images.ts';
import { matrixOf } from './products.ts';
import type { PlacedImage, PrintArea, ProductRecord } from './record.ts';

export interface ViewOptions {
  origin: string;
  userId: number;
  upload: (id: string) => Upload | undefined;
  /** The answer to a create call has mockups that a later read replaces (P4). */
  provisional?: boolean;
}

/** The product on the wire, with every variant of the provider (P4). */
export function toProduct(record: ProductRecord, { origin, userId, upload, provisional }: ViewOptions) {
  const matrix = matrixOf(record);
  const blueprint = findBlueprint(record.blueprintId);
  return {
    id: record.id,
    title: record.title,
    description: record.description,
    tags: [...new Set([...record.tags, ...(blueprint?.tags ?? [])])],
    options: toOptions(matrix),
    variants: toVariants(record, matrix),
    images: provisional ? provisionalImages(record, matrix, origin) : mockupImages(record, matrix, origin),
    created_at: productTime(record.createdAt),
    updated_at: productTime(record.updatedAt),
    visible: record.visible,
    is_locked: record.publishing !== null,
    ...(record.external && { external: record.external }),
    blueprint_id: record.blueprintId,
    user_id: userId,
    shop_id: record.shopId,
    print_provider_id: record.providerId,
    print_areas: record.printAreas.map((area) => toPrintArea(area, matrix, origin, upload)),
    print_details: record.printDetails,
    sales_channel_properties: [],
    is_printify_express_eligible: false,
    is_printify_express_enabled: false,
    is_economy_shipping_eligible: false,
    is_economy_shipping_enabled: false,
    is_deleted: false,
    safety_information: record.safetyInformation,
    views: [],
  };
}

function toVariants(record: ProductRecord, matrix: CatalogVariant[]) {
  const choices = new Map(record.choices.map((choice) => [choice.id, choice]));
  const defaultId = defaultVariant(record)?.id ?? matrix[0]?.id;
  return matrix.map((variant) => {
    const choice = choices.get(variant.id);
    return {
      id: variant.id,
      sku: choice?.sku || String(derivedNumber(10 ** 13, 9 * 10 ** 13, record.id, String(variant.id))),
      cost: variant.cost,
      price: choice?.price ?? variant.cost,
      title: variant.title,
      grams: variant.grams,
      is_enabled: choice?.is_enabled ?? false,
      is_default: variant.id === defaultId,
      is_available: variant.available,
      is_printify_express_eligible: false,
      options: Object.entries(variant.options).map(([name, value]) => optionId(name, value)),
      quantity: 1,
    };
  });
}

export function defaultVariant(record: ProductRecord) {
  return record.choices.find((choice) => choice.is_default) ?? record.choices.find((choice) => choice.is_enabled);
}

const OPTION_NAMES = { color: 'Colors', size: 'Sizes', paper: 'Paper' } as const;

function toOptions(matrix: CatalogVariant[]) {
  const types = Object.keys(matrix[0]?.options ?? {}) as (keyof typeof OPTION_NAMES)[];
  return types.map((type) => {
    const values = new Set(matrix.flatMap(({ options }) => options[type] ?? []));
    return {
      name: OPTION_NAMES[type],
      type,
      values: [...values].map((title) => ({
        id: optionId(type, title),
        title,
        ...(type === 'color' && { colors: [shirtColorOf(title).hex] }),
      })),
    };
  });
}

/** Unused positions appear without images; images have the data of their upload (P4). */
function toPrintArea(area: PrintArea, matrix: CatalogVariant[], origin: string, upload: ViewOptions['upload']) {
  const variant = matrix.find((candidate) => candidate.id === area.variant_ids[0]);
  const used = new Set(area.placeholders.map((placeholder) => placeholder.position));
  const unused = Object.keys(variant?.areas ?? {}).filter((position) => !used.has(position));
  return {
    variant_ids: area.variant_ids,
    placeholders: [
      ...area.placeholders.map(({ position, images }) => ({
        position,
        decoration_method: 'dtg',
        images: images.map((image) => toPlacedImage(image, origin, upload(image.id))),
      })),
      ...unused.map((position) => ({ position, decoration_method: 'dtg', images: [] })),
    ],
    background: area.background ?? '#ffffff',
  };
}

function toPlacedImage(image: PlacedImage, origin: string, upload: Upload | undefined) {
  return {
    id: image.id,
    name: upload?.file_name ?? '',
    type: upload?.mime_type ?? 'image/png',
    height: upload?.height ?? 0,
    width: upload?.width ?? 0,
    x: image.x,
    y: image.y,
    scale: image.scale,
    angle: image.angle,
    src: `${origin}/printify/image/${image.id}`,
    flipX: false,
    flipY: false,
    layerType: 'image',
    imageId: image.id,
  };
}
