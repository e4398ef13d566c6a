import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Case, type Strike, Workshop } from './support/publish-trial.ts';
import {
  confirm,
  create,
  lookAfter,
  lookAtLast,
  lookBefore,
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

const places = [upload, create, search, lookBefore, publish, lookAfter];

function strikesAt(some: readonly Place[]): Strike[] {
  return some.flatMap((place) => troubleOfEachClass.map((trouble) => ({ place, trouble })));
}

function pairs(some: Strike[], others: Strike[], shop: Case['shop']): Case[] {
  return some.flatMap((one) => others.map((other) => ({ strikes: [one, other], shop, pattern: workshop.oneInk })));
}

it('after any two things that go wrong there is a product or none, the right credit and the truth', async () => {
  const anywhere = places.flatMap((place, index) =>
    pairs(strikesAt([place]), strikesAt(places.slice(index + 1)), 'etsy'),
  );
  // The shops are asked for only where a call below one of them was refused.
  const refusals = strikesAt(places).filter(({ trouble }) => trouble.name.startsWith('401'));
  const atOwnShop = pairs(strikesAt([confirm]), strikesAt([publish, lookAfter, lookAtLast]), 'custom_integration');
  const cases = [...anywhere, ...pairs(refusals, strikesAt([shops]), 'etsy'), ...atOwnShop];
  expect(await workshop.liesIn(cases)).toEqual([]);
}, 900_000);
