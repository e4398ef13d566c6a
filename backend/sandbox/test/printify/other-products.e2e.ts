import { expect, it } from '@jest/globals';
import { printArea, productBody, useSandbox } from '../support/sandbox.ts';

const sandbox = useSandbox();

async function make(blueprint: number, provider: number, prints: number[][], position?: string) {
  const seller = await sandbox.seller();
  const image = await seller.upload();
  return seller.create(
    seller.etsy,
    productBody(image, {
      blueprint_id: blueprint,
      print_provider_id: provider,
      variants: prints.flat().map((id) => ({ id, price: 4999, is_enabled: true })),
      print_areas: prints.map((ids) => printArea(ids, image, position)),
    }),
  );
}

it.each([
  ['hoodie', 77, 99, [[32910, 32918]], 'back'],
  ['sweatshirt', 49, 29, [[25396], [25397]], 'front'],
  ["kids' tee", 157, 99, [[38525]], 'front'],
  ['tote', 1313, 99, [[10_313_000, 10_313_010]], 'back'],
  ['mug', 478, 99, [[65216], [104692]], 'front'],
  ['poster', 282, 2, [[43135], [43138], [43141], [43144], [43150]], 'front'],
])('a %s is made, and shown with its print', async (_kind, blueprint, provider, prints, position) => {
  const { status, json } = await make(blueprint, provider, prints, position);
  expect([status, json.print_areas.length]).toEqual([200, prints.length]);
  const pictures = json.images.filter((image) => image.position === position);
  const shown = await fetch(pictures[0]?.src ?? '');
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const blank = await fetch(`${sandbox.url}/printify/blueprint/${blueprint}.jpg`);
  expect(blank.status).toBe(200);
});

it('has no picture of the back of what has none', async () => {
  const { json } = await make(68, 1, [[33719]]);
  expect(json.images.map(({ position }) => position)).not.toContain('back');
  expect((await make(68, 1, [[33719]], 'back')).json.errors.reason).toContain('position');
});

it('names the options of a product as its kind has them', async () => {
  const options = async (...args: Parameters<typeof make>) =>
    (await make(...args)).json as unknown as { options: { name: string; values: { id: number; title: string }[] }[] };
  const mug = await options(68, 1, [[33719]]);
  expect(mug.options).toEqual([{ name: 'Sizes', type: 'size', values: [{ id: 1189, title: '11oz' }] }]);
  const poster = await options(282, 2, [[43135]]);
  expect(poster.options.map(({ name }) => name)).toEqual(['Sizes', 'Paper']);
});
