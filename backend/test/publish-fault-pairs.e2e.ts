import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Case, type Injection, Workshop } from './support/publish-scenario.ts';
import {
  checkAfter,
  checkAtLast,
  checkBefore,
  confirm,
  create,
  type Place,
  publish,
  search,
  shops,
  troubleOfEachClass,
  upload,
} from './support/troubles.ts';

let workshop: Workshop;
beforeAll(async () => {
  // None of these troubles is a silence.
  workshop = await Workshop.open(30);
});
afterAll(() => workshop.close());

const places = [upload, create, search, checkBefore, publish, checkAfter];

function injectionsAt(some: readonly Place[]): Injection[] {
  return some.flatMap((place) => troubleOfEachClass.map((trouble) => ({ place, trouble })));
}

function pairs(some: Injection[], others: Injection[], shop: Case['shop']): Case[] {
  return some.flatMap((one) => others.map((other) => ({ injections: [one, other], shop, pattern: workshop.oneInk })));
}

it('after any two things that go wrong there is a product or none, the right credit and the truth', async () => {
  const anywhere = places.flatMap((place, index) =>
    pairs(injectionsAt([place]), injectionsAt(places.slice(index + 1)), 'etsy'),
  );
  // The shops are asked for only where a call below one of them was refused.
  const refusals = injectionsAt(places).filter(({ trouble }) => trouble.name.startsWith('401'));
  const atOwnShop = pairs(
    injectionsAt([confirm]),
    injectionsAt([publish, checkAfter, checkAtLast]),
    'custom_integration',
  );
  const cases = [...anywhere, ...pairs(refusals, injectionsAt([shops]), 'etsy'), ...atOwnShop];
  expect(await workshop.violationsIn(cases)).toEqual([]);
}, 900_000);
