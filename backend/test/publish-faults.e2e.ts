import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Case, Workshop } from './support/publish-scenario.ts';
import {
  checkAfter,
  checkAtLast,
  checkBefore,
  confirm,
  create,
  everyTrouble,
  type Place,
  publish,
  secondUpload,
  upload,
} from './support/troubles.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await Workshop.open(4);
});
afterAll(() => workshop.close());

function singles(places: readonly Place[], shop: Case['shop']): Case[] {
  const { oneInk, twoInks } = workshop;
  return places.flatMap((place) =>
    everyTrouble.map((trouble) => ({
      injections: [{ place, trouble }],
      shop,
      pattern: place === secondUpload ? twoInks : oneInk,
    })),
  );
}

it('after any one thing that goes wrong there is a product or none, the right credit and the truth', async () => {
  const atEtsy = singles([upload, secondUpload, create, checkBefore, publish, checkAfter], 'etsy');
  const atOwnShop = singles([confirm, checkAtLast], 'custom_integration');
  expect(await workshop.violationsIn([...atEtsy, ...atOwnShop])).toEqual([]);
}, 900_000);
