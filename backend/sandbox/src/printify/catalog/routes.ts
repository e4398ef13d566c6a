import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../protocol/errors.ts';
import type { BlueprintData } from './blueprint.ts';
import { BLUEPRINTS, type CatalogVariant, findBlueprint } from './catalog.ts';
import { PROVIDERS, type ProviderData } from './providers.ts';
import { type OfferPath, shippingProfiles, variantsAt } from './shipping.ts';
import { type SyntheticBlueprint, type SyntheticVariant, syntheticCatalog, syntheticVariants } from './synthetic.ts';
import { T_SHIRTS } from './t-shirts.ts';

/** `/catalog`: blueprints, providers, variants, shipping (P3). No cost, price or SKU anywhere here. */
export const catalogRoutes: FastifyPluginAsync = async (app) => {
  const origin = () => app.sandbox.publicUrl;

  const listed = () => (app.sandbox.settings.catalogProducts === 'all' ? BLUEPRINTS : T_SHIRTS);

  const synthetic = () => syntheticCatalog(app.sandbox.settings.catalogVariants);

  app.get('/blueprints.json', async () => [
    ...listed().map((blueprint) => summary(blueprint, origin())),
    ...synthetic().blueprints.map((blueprint) => syntheticSummary(blueprint, origin())),
  ]);

  app.get<{ Params: OfferPath }>('/blueprints/:blueprint.json', async ({ params, id }) => {
    const blueprint = blueprintAt(params, id);
    return {
      ...summary(blueprint, origin()),
      tags: blueprint.tags,
      features: blueprint.features.map(([name, description]) => ({ name, description, image: null })),
      care_instructions: [
        { name: 'Machine wash: cold (max 30C or 90F)', image: null },
        { name: 'Do not bleach', image: null },
        { name: 'Tumble dry: low heat', image: null },
      ],
    };
  });

  app.get<{ Params: OfferPath }>('/blueprints/:blueprint/print_providers.json', async ({ params, id }) => {
    const found = synthetic().blueprints.find((blueprint) => blueprint.id === Number(params.blueprint));
    const offers = found
      ? found.offers.map(({ provider, providerTitle: title }) => ({ id: provider, title }))
      : blueprintAt(params, id).offers.map(({ provider }) => ({ id: provider, title: providerTitle(provider) }));
    return offers.map((offer) => ({ ...offer, decoration_methods: [methodOf(params)] }));
  });

  app.get<{ Params: OfferPath; Querystring: { 'show-out-of-stock'?: string } }>(
    '/blueprints/:blueprint/print_providers/:provider/variants.json',
    async ({ params, query, id }) => {
      const provider = Number(params.provider);
      const all = query['show-out-of-stock'] === '1';
      const variants = syntheticVariants(synthetic(), Number(params.blueprint), provider) ?? variantsAt(params, id);
      const shown = variants.filter((variant) => all || variant.available);
      return {
        id: provider,
        title: providerTitle(provider),
        variants: shown.map(toWire(methodOf(params), app.sandbox.printAreaScale)),
      };
    },
  );

  app.get<{ Params: OfferPath }>(
    '/blueprints/:blueprint/print_providers/:provider/shipping.json',
    async ({ params, id }) => shippingProfiles(params, id),
  );

  app.get('/print_providers.json', async () => PROVIDERS);

  app.get<{ Params: OfferPath }>('/print_providers/:provider.json', async ({ params, id }) => {
    const provider = PROVIDERS.find((candidate) => candidate.id === Number(params.provider));
    if (!provider) throw notFound(id);
    return { ...provider, blueprints: offeredBy(provider).map((blueprint) => summary(blueprint, origin())) };
  });
};

function blueprintAt(params: OfferPath, requestId: string): BlueprintData {
  const blueprint = findBlueprint(Number(params.blueprint));
  if (!blueprint) throw notFound(requestId);
  return blueprint;
}

function summary({ id, title, description, brand, model }: BlueprintData, origin: string) {
  return { id, title, description, brand, model, images: [`${origin}/printify/blueprint/${id}.jpg`] };
}

function syntheticSummary({ id, title, brand, model }: SyntheticBlueprint, origin: string) {
  return { id, title, description: title, brand, model, images: [`${origin}/printify/blueprint/${id}.jpg`] };
}

/** `options` is as the real service has it: a mug has no color, a poster a paper instead. */
function toWire(method: string, areaScale: number) {
  const scaled = (pixels: number) => Math.round(pixels * areaScale);
  return ({ id, title, options, areas }: CatalogVariant | SyntheticVariant) => ({
    id,
    title,
    options,
    placeholders: Object.entries(areas).map(([position, [width, height]]) => ({
      position,
      decoration_method: method,
      height: scaled(height),
      width: scaled(width),
    })),
    decoration_methods: [method],
  });
}

function methodOf({ blueprint }: OfferPath): string {
  return findBlueprint(Number(blueprint))?.method ?? 'dtg';
}

function providerTitle(id: number): string {
  return PROVIDERS.find((provider) => provider.id === id)?.title ?? '';
}

function offeredBy(provider: ProviderData): BlueprintData[] {
  return BLUEPRINTS.filter((blueprint) => blueprint.offers.some((offer) => offer.provider === provider.id));
}
