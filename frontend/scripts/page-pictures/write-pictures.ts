/** Draws the pictures that links to public pages show: `node backend/tools/page-pictures/write-pictures.ts`. */
import { writeFile } from 'node:fs/promises';
import { drawPagePicture } from './draw.ts';
import { PAGE_PICTURES } from './pictures.ts';

for (const picture of PAGE_PICTURES) {
  const drawn = await drawPagePicture(picture);
  const png = await drawn.png({ palette: true, quality: 95, effort: 10, dither: 0.6 }).toBuffer();
  await writeFile(new URL(`../../public/pictures/${picture.file}`, import.meta.url), png);
  process.stdout.write(`${picture.file}: ${Math.round(png.length / 1000)} KB\n`);
}
