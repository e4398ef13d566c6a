import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { artViolations } from './support/art-scenario.ts';
import { Workshop } from './support/publish-scenario.ts';
import {
  change,
  checkAfter,
  checkAtLast,
  checkBefore,
  confirm,
  everyTrouble,
  publish,
  secondUpload,
  troubleOfEachClass,
  upload,
} from './support/troubles.ts';

let workshop: Workshop;
beforeAll(async () => {
  workshop = await Workshop.open(8);
});
afterAll(() => workshop.close());

it('after any one thing that goes wrong a product is the same one, with the old art or the new, and the truth', async () => {
  const cases = [
    ...workshop.singles([upload, change, publish], everyTrouble, 'etsy'),
    ...workshop.singles([secondUpload, checkBefore, checkAfter], troubleOfEachClass, 'etsy'),
    ...workshop.singles([confirm, checkAtLast], troubleOfEachClass, 'custom_integration'),
  ];
  expect(await artViolations(workshop, cases)).toEqual([]);
}, 900_000);
