/** Writes `goldens.json` anew after a change of looks that is meant: `node backend/tools/draw-goldens.ts`. */
import { writeFileSync } from 'node:fs';
import { GOLDEN_CASES, type Golden, thumbnail } from '../test/golden/thumbnail.ts';

const goldens: Golden[] = [];
for (const [idea, style, shirtTone] of GOLDEN_CASES) {
  goldens.push({ idea, style, shirtTone, pixels: (await thumbnail(idea, style, shirtTone)).toString('base64') });
}
writeFileSync(new URL('../test/golden/goldens.json', import.meta.url), `${JSON.stringify(goldens, null, 2)}\n`);
process.stdout.write(`${goldens.length} goldens\n`);
