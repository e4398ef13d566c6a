import { createHash } from 'node:crypto';

/** Where the files of a generation are kept: a folder each, under its seller's. */
export function filesOf(generation: { id: string; userId: string }) {
  const folder = `designs/${generation.userId}/${generation.id}`;
  return {
    drawn: `${folder}/drawn.png`,
    drawnIn: (ink: string) => `${folder}/drawn-${ink}.png`,
    vector: `${folder}/design.svg`,
    /** Named after what is in them: made again they are the same files, cut otherwise they are others. */
    print: (ink: string, png: Uint8Array) => `${folder}/print-${ink}-${digest(png)}.png`,
    image: (ink: string, png: Uint8Array) => `${folder}/image-${ink}-${digest(png)}.png`,
  };
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
