import { z } from 'zod';

/** What tools use of the API's answers. Everything else is left out. */
const text = z.string();
const maybe = text.nullable();
const texts = z.array(text);

export const design = z.object({
  id: text,
  prompt: text.describe('The idea.'),
  engine: text,
  style: text,
  status: text.describe('"finalized": it is made; "preview": it needs the seller’s decision; "error": it failed.'),
  created_at: text,
  colors: texts,
  colors_on: texts.describe('The colors that are for sale.'),
  version: z.int(),
  image_url: maybe,
  printify_mockup_urls: texts,
  printify_deep_link: maybe,
  publish_status: text.describe('Where the product stands on its way to the shop.'),
  publish_when: text,
  publish_at: maybe,
  publish_error: maybe,
  external_url: maybe.describe('Where it is for sale.'),
  error_message: maybe,
  waiting: z.object({ message: text }).nullable(),
  review: z.object({ sentences: texts, can_approve: z.boolean(), decide_by: text }).nullable(),
  further_products: z.array(z.object({ kind: text, status: text })),
  listing: z.object({ title: text, description: text, tags: texts }).nullable(),
});
export type Design = z.infer<typeof design>;

export const designSummary = design
  .pick({ id: true, prompt: true, status: true, created_at: true, image_url: true, publish_status: true })
  .extend({ external_url: maybe });

export const listing = z.object({
  title: text,
  description: text,
  tags: texts,
  price: z.int().describe('US cents, of the sizes without a price of their own.'),
  sizePrices: z.record(text, z.int()),
  colors: z.array(z.object({ name: text })),
  colorsOn: texts.describe('The colors that are for sale.'),
  version: z.int().describe('Send it with update_listing.'),
  score: z.object({ points: z.number(), reasons: z.array(z.object({ level: text, message: text })) }),
  listing_sync: text,
  listing_sync_message: maybe,
});

export const credits = z.object({
  balance: z.int(),
  low: z.boolean(),
  next_expiry: z.object({ at: text, credits: z.int() }).nullable(),
});

const lineUp = z.object({
  id: text,
  name: text,
  isDefault: z.boolean().describe('New designs get it where nothing else is chosen.'),
  items: z.array(
    z.object({
      kind: text,
      title: text,
      provider: text,
      blueprintId: z.number(),
      printProviderId: z.number(),
      place: text,
      colors: texts,
      price: z.number().nullable(),
      margin: z.number().nullable(),
    }),
  ),
});
export type LineUp = z.infer<typeof lineUp>;
export const lineUps = z.object({
  lineUps: z.array(lineUp),
  creditsEach: z.int().describe('Credits that each product costs, beside the credit of the design.'),
});

export const designProducts = z.object({
  products: z.array(
    z.object({
      id: text,
      kind: text,
      title: text,
      status: text,
      message: maybe,
      blueprint_id: z.int(),
      print_provider_id: z.int(),
      place: text,
      price: z.int().nullable(),
      external_url: maybe,
    }),
  ),
});

const money = z.number().nullable();
export const profit = z.object({
  sizes: z.array(
    z.object({
      size: text,
      price: z.number(),
      cost: money,
      shipping: money,
      fees: z.object({ total: z.number() }),
      left: money.describe('What is left for the seller.'),
      margin: money,
      breakEven: money,
      targetPrice: money,
    }),
  ),
  warnings: texts,
  assumptions: texts,
  costsKnown: z.boolean(),
});

export const rowFaults = z.array(z.object({ field: text, message: text, level: text }));
export const batch = z.object({
  id: text,
  name: text,
  state: text,
  rows: z.int(),
  counts: z.record(text, z.int()).describe('Rows by state.'),
  cost: z.object({ needed: z.int(), spent: z.int(), available: z.int() }).describe('In credits.'),
  waiting: z.object({ message: text }).nullable(),
});
export const rowPage = z.object({
  rows: z.array(
    z.object({
      position: z.int(),
      state: text,
      faults: rowFaults,
      input: z.object({ idea: text }),
      design: z.object({ id: text, title: maybe, publishStatus: text, message: maybe, externalUrl: maybe }).nullable(),
    }),
  ),
  nextCursor: maybe,
});
