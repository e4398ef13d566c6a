import type { FastifyPluginAsync } from 'fastify';
import { notFound } from '../protocol/errors.ts';
import { type CatalogVariant, findBlueprint } from './catalog.ts';
import { BLUEPRINTS, type BlueprintData, PROVIDERS, type ProviderData } from './data.ts';
import { type OfferPath, shippingProfiles, variantsAt } from './shipping.ts';
import { type SyntheticBlueprint, type SyntheticVariant, syntheticCatalog, syntheticVariants } from './synthetic.ts';

/** `/catalog`: blueprints, providers, variants, shipping (P3). No cost, price or SKU anywhere here. */
export const catalogRoutes: FastifyPluginAsync = async (app) => {
  const origin = () => app.sandbox.publicUrl;

  const synthetic = () => syntheticCatalog(app.sandbox.settings.catalogVariants);

  app.get('/blueprints.json', async () => [
    ...BLUEPRINTS.map((blueprint) => summary(blueprint, origin())),
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
    return offers.map((offer) => ({ ...offer, decoration_methods: ['dtg'] }));
  });

  app.get<{ Params: OfferPath; Querystring: { 'show-out-of-stock'?: string } }>(
    '/blueprints/:blueprint/print_providers/:provider/variants.json',
    async ({ params, query, id }) => {
      const provider = Number(params.provider);
      const all = query['show-out-of-stock'] === '1';
      const variants = syntheticVariants(synthetic(), Number(params.blueprint), provider) ?? variantsAt(params, id);
      const shown = variants.filter((variant) => all || variant.available);
      return { id: provider, title: providerTitle(provider), variants: shown.map(catalogVariant) };
    },
  );

  app.get<{ Params: OfferPath }>(
    '/blueprints/:blueprint/print_providers/:provider/shipping.json',
    async ({ params, id }) => shippingProfiles(variantsAt(params, id)),
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

function catalogVariant(variant: CatalogVariant | SyntheticVariant) {
  return {
    id: variant.id,
    title: variant.title,
    options: 'options' in variant ? variant.options : { color: variant.color, size: variant.size },
    placeholders: Object.entries(variant.areas).map(([position, [width, height]]) => ({
      position,
      decoration_method: 'dtg',
      height,
      width,
    })),
    decoration_methods: ['dtg'],
  };
}

function providerTitle(id: number): string {
  return PROVIDERS.find((provider) => provider.id === id)?.title ?? '';
}

function offeredBy(provider: ProviderData): BlueprintData[] {
  return BLUEPRINTS.filter((blueprint) => blueprint.offers.some((offer) => offer.provider === provider.id));
}
