import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Workshop } from './support/publish-scenario.ts';
import {
  checkAfter,
  checkAtLast,
  checkBefore,
  confirm,
  create,
  everyTrouble,
  publish,
  secondUpload,
  upload,
} from './support/troubles.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await Workshop.open(8);
});
afterAll(() => workshop.close());

it('after any one thing that goes wrong there is a product or none, the right credit and the truth', async () => {
  const atEtsy = workshop.singles(
    [upload, secondUpload, create, checkBefore, publish, checkAfter],
    everyTrouble,
    'etsy',
  );
  const atOwnShop = workshop.singles([confirm, checkAtLast], everyTrouble, 'custom_integration');
  expect(await workshop.violationsIn([...atEtsy, ...atOwnShop])).toEqual([]);
}, 900_000);
