import { describe, expect, it } from '@jest/globals';
import { CUT_OUT_CASES, LIMIT, pictureOf } from '../../../test/support/art/cut-out-cases.ts';
import { cutOutError, drawTruth } from '../../../test/support/art/cut-out-truth.ts';
import { confidenceLimit } from '../index.ts';
import { cutOut } from './matte.ts';

const WIDTH = 840;

/** Cut-outs that are good and not asked about; of the others some are good, too. */
const SURE = [
  /^(whiteMug|creamGhost|creamLetters) on .*Paper/,
  /^(whiteMug|creamGhost) on .*[bB]oard/,
  /^snow on/,
  /eal on (green|white)/,
  /icker on offWhite/,
];

describe('cutOut of art that shares the color of its background', () => {
  it.each(CUT_OUT_CASES)('loses and leaves less than half a percent, or asks: $name', async (one) => {
    const { picture, ...truth } = await drawTruth(pictureOf(one), WIDTH);
    const { raster, confidence } = cutOut(picture);
    const { lost, left } = cutOutError(raster, truth);
    const good = lost < LIMIT.lost && left < LIMIT.left;
    expect({ good, asks: confidence < confidenceLimit, lost, left }).toMatchObject(
      SURE.some((pattern) => pattern.test(one.name)) ? { good: true, asks: false } : good ? { good } : { asks: true },
    );
  });
});
