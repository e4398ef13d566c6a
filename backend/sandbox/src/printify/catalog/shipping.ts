import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../protocol/errors.ts';
import { type CatalogVariant, findBlueprint, variantsFor } from './catalog.ts';

export interface OfferPath {
  blueprint: string;
  provider: string;
}

/** In the order of their ids, from 1. */
const METHODS = ['standard', 'priority', 'express', 'economy'] as const;
type Method = (typeof METHODS)[number];

interface Rate {
  country: string;
  /** US cents, of the first item and of each further one. */
  first: number;
  more: number;
}

const RATES: Record<Method, Rate[]> = {
  standard: [
    { country: 'US', first: 475, more: 240 },
    { country: 'CA', first: 939, more: 439 },
    { country: 'REST_OF_THE_WORLD', first: 1000, more: 400 },
  ],
  priority: [],
  express: [{ country: 'US', first: 799, more: 240 }],
  economy: [{ country: 'US', first: 399, more: 210 }],
};
/** The others send by standard shipping alone. */
const WITH_ECONOMY = new Set([29, 99]);
const WITH_EXPRESS = new Set([29]);

/** `/v2/catalog`: what each way to send a parcel costs, as JSON:API; one resource a variant and country. */
export const shippingRoutes: FastifyPluginAsync = async (app) => {
  const offer = '/blueprints/:blueprint/print_providers/:provider';

  app.get<{ Params: OfferPath }>(`${offer}/shipping.json`, async ({ params, id }) => {
    variantsAt(params, id);
    const methods = methodsOf(Number(params.provider));
    const path = `/v2/catalog/blueprints/${params.blueprint}/print_providers/${params.provider}/shipping`;
    const base = `${app.sandbox.publicUrl}/printify${path}`;
    return {
      data: methods.map((name) => ({
        type: 'shipping_method',
        id: String(METHODS.indexOf(name) + 1),
        attributes: { name },
      })),
      links: Object.fromEntries(methods.map((name) => [name, `${base}/${name}.json`])),
    };
  });

  app.get<{ Params: OfferPath & { method: string } }>(`${offer}/shipping/:method.json`, async ({ params, id }) => {
    const variants = variantsAt(params, id);
    const method = methodsOf(Number(params.provider)).find((name) => name === params.method);
    if (!method) throw notFound(id);
    const rates = ratesOf(params, method);
    return { data: variants.flatMap((variant) => rates.map((rate) => toResource(method, rate, variant))) };
  });
};

/** @throws PrintifyError 404 */
export function variantsAt({ blueprint, provider }: OfferPath, requestId: string): CatalogVariant[] {
  const variants = variantsFor(Number(blueprint), Number(provider));
  if (!variants) throw notFound(requestId);
  return variants;
}

/** The answer of v1: profiles overlap and have no name (P3), and economy shipping is not among them. */
export function shippingProfiles(offer: OfferPath, requestId: string) {
  const variant_ids = variantsAt(offer, requestId).map(({ id }) => id);
  return {
    handling_time: { value: 30, unit: 'day' },
    profiles: [...ratesOf(offer, 'standard'), ...ratesOf(offer, 'express')].map(({ country, first, more }) => ({
      variant_ids,
      first_item: { cost: first, currency: 'USD' },
      additional_items: { cost: more, currency: 'USD' },
      countries: [country],
    })),
  };
}

/** What is heavier or bulkier than a T-shirt costs more. */
function ratesOf({ blueprint }: OfferPath, method: Method): Rate[] {
  const { shippingSurcharge: extra = 0 } = findBlueprint(Number(blueprint)) ?? {};
  return RATES[method].map(({ country, first, more }) => ({ country, first: first + extra, more: more + extra }));
}

function methodsOf(provider: number): Method[] {
  return METHODS.filter(
    (method) =>
      method === 'standard' ||
      (method === 'economy' && WITH_ECONOMY.has(provider)) ||
      (method === 'express' && WITH_EXPRESS.has(provider)),
  );
}

function toResource(method: Method, { country, first, more }: Rate, { id }: CatalogVariant) {
  return {
    type: `variant_shipping_${method}_${country.toLowerCase()}`,
    id: String(id),
    attributes: {
      shippingType: method,
      country: { code: country },
      variantId: id,
      shippingPlanId: '65a7c0825b50fcd56a018e02',
      handlingTime: { from: 4, to: 8 },
      shippingCost: {
        firstItem: { amount: first, currency: 'USD' },
        additionalItems: { amount: more, currency: 'USD' },
      },
    },
  };
}
