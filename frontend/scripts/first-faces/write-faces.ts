/** Cuts the faces that the first screen is set in: `node frontend/scripts/first-faces/write-faces.ts`. */
import { writeFile } from 'node:fs/promises';
import { addressOf, cutFace, FIRST_FACES } from './faces.ts';

for (const face of FIRST_FACES) {
  const bytes = await cutFace(face);
  await writeFile(addressOf(face), bytes);
  process.stdout.write(`${face.file}: ${Math.round(bytes.length / 1000)} KB\n`);
}
