import { mkdir } from 'node:fs/promises';
import { shrink } from '../../../backend/tools/mockup-maps/field.ts';
import { layPieces, type Piece } from './fabric.ts';
import { cover, fill, type Scale, ZOOM } from './frame.ts';
import { HOODIE, hangsInFront, hoodie, hoodieBack } from './hoodie.ts';
import { KIDS_SHIRT, kidsShirt, kidsShirtBack } from './kids-shirt.ts';
import { drawMug } from './mug.ts';
import { drawPoster } from './poster.ts';
import { SHIRT_BACK, shirtBack } from './shirt-back.ts';
import { SWEATSHIRT, sweatshirt, sweatshirtBack } from './sweatshirt.ts';
import { TOTE, tote } from './tote.ts';
import { drawWeave } from './weave.ts';
import { writeFabric, writeMask } from './write.ts';

const sewn = (name: string, scale: Scale, pieces: readonly Piece[]) => async () =>
  writeFabric(name, await layPieces(scale, pieces));

const drawings: Record<string, () => Promise<void>> = {
  hoodie: sewn('hoodie', HOODIE, hoodie),
  'hoodie-print': async () => {
    const cords = await cover(HOODIE, hangsInFront.path, hangsInFront.style);
    await writeMask(
      'hoodie-print',
      shrink(
        fill((_x, _y, i) => 1 - cords.data[i]!),
        ZOOM,
      ),
    );
  },
  'hoodie-back': sewn('hoodie-back', HOODIE, hoodieBack),
  'shirt-back': sewn('shirt-back', SHIRT_BACK, shirtBack),
  sweatshirt: sewn('sweatshirt', SWEATSHIRT, sweatshirt),
  'sweatshirt-back': sewn('sweatshirt-back', SWEATSHIRT, sweatshirtBack),
  'kids-shirt': sewn('kids-shirt', KIDS_SHIRT, kidsShirt),
  'kids-shirt-back': sewn('kids-shirt-back', KIDS_SHIRT, kidsShirtBack),
  tote: sewn('tote', TOTE, tote),
  weave: drawWeave,
  mug: drawMug,
  poster: drawPoster,
};

await mkdir(new URL('../../src/assets/blanks/', import.meta.url), { recursive: true });
const chosen = process.argv.slice(2);
for (const name of chosen.length > 0 ? chosen : Object.keys(drawings)) await drawings[name]!();
