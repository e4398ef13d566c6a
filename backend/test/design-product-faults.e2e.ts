import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { productViolations } from './support/product-scenario.ts';
import { fiveProducts } from './support/products.ts';
import { type Case, Workshop } from './support/publish-scenario.ts';
import {
  checkAfter,
  checkBefore,
  create,
  everyTrouble,
  type Place,
  publish,
  search,
  troubleOfEachClass,
  upload,
} from './support/troubles.ts';

/** What lasts ends a product as it does once: nothing is tried again by itself. */
const everyTroubleOnce = everyTrouble.filter(({ times }) => times === 1);

let workshop: Workshop;
beforeAll(async () => {
  workshop = await Workshop.open(8);
  await workshop.app.prisma.appSettings.update({ where: { id: 1 }, data: { extraProductCredits: 1 } });
});
afterAll(() => workshop.close());

function pairsOf(places: readonly Place[]): Case[] {
  const at = (place: Place) => troubleOfEachClass.map((trouble) => ({ place, trouble }));
  return places.flatMap((place, index) =>
    places
      .slice(index + 1)
      .flatMap((other) =>
        at(place).flatMap((one) =>
          at(other).map((two) => ({ injections: [one, two], shop: 'etsy' as const, pattern: workshop.oneInk })),
        ),
      ),
  );
}

it('after any one thing that goes wrong each of five products is there once or not at all, and the truth', async () => {
  const cases = [
    ...workshop.singles([upload, create, publish], [...everyTroubleOnce, ...troubleOfEachClass], 'etsy'),
    ...workshop.singles([search, checkBefore, checkAfter], troubleOfEachClass, 'etsy'),
  ];
  expect(await productViolations(workshop, fiveProducts, cases)).toEqual([]);
}, 900_000);

it('after any two things that go wrong each of five products is there once or not at all, and the truth', async () => {
  expect(await productViolations(workshop, fiveProducts, pairsOf([upload, create, publish]))).toEqual([]);
}, 900_000);
