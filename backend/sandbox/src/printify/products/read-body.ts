import { invalidField } from '../protocol/errors.ts';
import type { PlacedImage, Placeholder, PrintArea, VariantChoice } from './record.ts';

export interface ProductInput {
  title?: string;
  description?: string;
  tags?: string[];
  visible?: boolean;
  blueprint_id?: number;
  print_provider_id?: number;
  variants?: VariantChoice[];
  print_areas?: PrintArea[];
  safety_information?: string;
  print_details?: Record<string, unknown>;
}

const REQUIRED = ['title', 'description', 'blueprint_id', 'print_provider_id', 'variants', 'print_areas'] as const;
export type NewProduct = ProductInput & Required<Pick<ProductInput, (typeof REQUIRED)[number]>>;

type Body = Record<string, unknown>;

/** @throws 8150 with the first field that is missing or of the wrong type (P4). */
export function readNewProduct(body: unknown): NewProduct {
  const fields = asBody(body);
  for (const name of REQUIRED) required(fields, name, name);
  return readProduct(fields) as NewProduct;
}

/** The fields that change (P3). Fields that cannot be written, such as images, are ignored as in the service. */
export function readProduct(body: unknown): ProductInput {
  const fields = asBody(body);
  return {
    ...(has(fields, 'title') && { title: text(fields.title, 'title') }),
    ...(has(fields, 'description') && { description: text(fields.description, 'description') }),
    ...(has(fields, 'tags') && { tags: list(fields.tags, 'tags').map((tag, i) => text(tag, `tags.${i}`)) }),
    ...(has(fields, 'visible') && { visible: flag(fields.visible, 'visible') }),
    ...(has(fields, 'blueprint_id') && { blueprint_id: whole(fields.blueprint_id, 'blueprint_id') }),
    ...(has(fields, 'print_provider_id') && {
      print_provider_id: whole(fields.print_provider_id, 'print_provider_id'),
    }),
    ...(has(fields, 'variants') && { variants: filled(fields.variants, 'variants').map(readVariant) }),
    ...(has(fields, 'print_areas') && { print_areas: filled(fields.print_areas, 'print_areas').map(readPrintArea) }),
    ...(has(fields, 'safety_information') && {
      safety_information: text(fields.safety_information, 'safety_information'),
    }),
    ...(has(fields, 'print_details') && { print_details: asBody(fields.print_details) }),
  };
}

/** The body of a publish call; all switches are required (P3). */
export function readPublish(body: unknown): Record<'title' | 'description' | 'images' | 'variants' | 'tags', boolean> {
  const fields = asBody(body);
  const read = (name: string) => flag(required(fields, name, name), name);
  return {
    title: read('title'),
    description: read('description'),
    images: read('images'),
    variants: read('variants'),
    tags: read('tags'),
  };
}

export function readExternal(body: unknown): { id: string; handle: string } {
  const external = asBody(required(asBody(body), 'external', 'external'));
  return {
    id: text(required(external, 'id', 'external.id'), 'external.id'),
    handle: text(required(external, 'handle', 'external.handle'), 'external.handle'),
  };
}

export function readReason(body: unknown): string {
  return text(required(asBody(body), 'reason', 'reason'), 'reason');
}

function readVariant(value: unknown, index: number): VariantChoice {
  const at = `variants.${index}`;
  const fields = asBody(value);
  return {
    id: whole(required(fields, 'id', `${at}.id`), `${at}.id`),
    price: positive(required(fields, 'price', `${at}.price`), `${at}.price`),
    is_enabled: has(fields, 'is_enabled') ? flag(fields.is_enabled, `${at}.is_enabled`) : true,
    ...(has(fields, 'is_default') && { is_default: flag(fields.is_default, `${at}.is_default`) }),
    ...(has(fields, 'sku') && { sku: text(fields.sku, `${at}.sku`) }),
  };
}

function readPrintArea(value: unknown, index: number): PrintArea {
  const at = `print_areas.${index}`;
  const fields = asBody(value);
  const ids = filled(required(fields, 'variant_ids', `${at}.variant_ids`), `${at}.variant_ids`);
  const placeholders = filled(required(fields, 'placeholders', `${at}.placeholders`), `${at}.placeholders`);
  return {
    variant_ids: ids.map((id, i) => whole(id, `${at}.variant_ids.${i}`)),
    placeholders: placeholders.map((placeholder, i) => readPlaceholder(placeholder, `${at}.placeholders.${i}`)),
    ...(has(fields, 'background') && { background: text(fields.background, `${at}.background`) }),
  };
}

function readPlaceholder(value: unknown, at: string): Placeholder {
  const fields = asBody(value);
  return {
    position: text(required(fields, 'position', `${at}.position`), `${at}.position`),
    images: list(required(fields, 'images', `${at}.images`), `${at}.images`).map((image, i) =>
      readImage(image, `${at}.images.${i}`),
    ),
  };
}

/** The angle has to be an integer, unlike the other three (P4). */
function readImage(value: unknown, at: string): PlacedImage {
  const fields = asBody(value);
  const scale = finite(required(fields, 'scale', `${at}.scale`), `${at}.scale`);
  if (scale <= 0) throw invalidField(`${at}.scale`, `The ${at}.scale must be greater than 0.`);
  return {
    id: text(required(fields, 'id', `${at}.id`), `${at}.id`),
    x: finite(required(fields, 'x', `${at}.x`), `${at}.x`),
    y: finite(required(fields, 'y', `${at}.y`), `${at}.y`),
    scale,
    angle: whole(required(fields, 'angle', `${at}.angle`), `${at}.angle`),
  };
}

function asBody(value: unknown): Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : {};
}

function has(fields: Body, name: string): boolean {
  return fields[name] !== undefined && fields[name] !== null;
}

/** Empty text counts as missing, as in the framework behind the real service. */
function required(fields: Body, name: string, at: string): unknown {
  const value = fields[name];
  const missing = value === undefined || value === null || value === '';
  if (missing) throw invalidField(at, `The ${at.replaceAll('_', ' ')} field is required.`);
  return value;
}

function text(value: unknown, at: string): string {
  if (typeof value !== 'string') throw invalidField(at, `The ${at.replaceAll('_', ' ')} must be a string.`);
  return value;
}

function flag(value: unknown, at: string): boolean {
  if (typeof value !== 'boolean') throw invalidField(at, `The ${at.replaceAll('_', ' ')} field must be true or false.`);
  return value;
}

function whole(value: unknown, at: string): number {
  if (!Number.isInteger(value)) throw invalidField(at, `The ${at.replaceAll('_', ' ')} must be an integer.`);
  return value as number;
}

function positive(value: unknown, at: string): number {
  const number = whole(value, at);
  if (number < 1) throw invalidField(at, `The ${at.replaceAll('_', ' ')} must be at least 1.`);
  return number;
}

function finite(value: unknown, at: string): number {
  if (!Number.isFinite(value)) throw invalidField(at, `The ${at.replaceAll('_', ' ')} must be a number.`);
  return value as number;
}

function list(value: unknown, at: string): unknown[] {
  if (!Array.isArray(value)) throw invalidField(at, `The ${at.replaceAll('_', ' ')} must be an array.`);
  return value;
}

function filled(value: unknown, at: string): unknown[] {
  const items = list(value, at);
  if (items.length === 0) throw invalidField(at, `The ${at.replaceAll('_', ' ')} field is required.`);
  return items;
}
