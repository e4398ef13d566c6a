import { createHash } from 'node:crypto';
import { z } from 'zod';

export const generationRef = z.object({ generationId: z.uuid() });
export type GenerationRef = z.infer<typeof generationRef>;

interface Owned {
  id: string;
  userId: string;
}

export function fileFolder({ id, userId }: Owned): string {
  return `designs/${userId}/${id}`;
}

interface Shown extends Owned {
  /** 0 as it was drawn first. */
  artVersion: number;
}

/** Of one version: what is drawn of another one never overwrites it. */
export function versionFolder(generation: Shown): string {
  const { artVersion } = generation;
  return artVersion === 0 ? fileFolder(generation) : `${fileFolder(generation)}/v${artVersion}`;
}

export function fileKeys(generation: Shown) {
  const folder = versionFolder(generation);
  return {
    drawn: `${folder}/drawn.png`,
    drawnIn: (ink: string) => `${folder}/drawn-${ink}.png`,
    vector: `${folder}/design.svg`,
    /** Named after their content: the same picture made again has the same key, another one has another. */
    print: (ink: string, png: Uint8Array) => `${folder}/print-${ink}-${digest(png)}.png`,
    image: (ink: string, png: Uint8Array) => `${folder}/image-${ink}-${digest(png)}.png`,
  };
}

/** Of a further product, in a folder of its own. */
export function productFileKeys(generation: Owned, productId: string) {
  const folder = `${fileFolder(generation)}/products/${productId}`;
  return {
    print: (ink: string, png: Uint8Array) => `${folder}/print-${ink}-${digest(png)}.png`,
    image: (ink: string, png: Uint8Array) => `${folder}/image-${ink}-${digest(png)}.png`,
  };
}

type WithBackground = Owned & { background: string };

/** Of a picture that is retouched; beside the versions, which come and go. */
export function pictureKeys(generation: WithBackground, picture: number) {
  const name = picture === 0 ? `first-${generation.background}` : `version-${picture}`;
  const base = `${fileFolder(generation)}/pictures/${name}`;
  return { cut: `${base}-cut.png`, whole: `${base}-whole.png`, facts: `${base}.json` };
}

/** What an engine drew, with names for a folder. Not every design has all of them. */
export function drawnFiles(generation: Shown): { key: string; name: string }[] {
  const { drawn, drawnIn, vector } = fileKeys(generation);
  return [
    { key: drawn, name: 'drawn.png' },
    { key: drawnIn('light'), name: 'drawn-light.png' },
    { key: drawnIn('dark'), name: 'drawn-dark.png' },
    { key: vector, name: 'design.svg' },
  ];
}

/** Pixels across; a screen takes the next larger one. */
const renditionWidths = [160, 320, 640, 960];

/** Beside its picture, so that it is deleted with the design. Null for any other file and any other width. */
export function renditionKey(key: string, width: number): string | null {
  const [, folder, name] = /^(designs\/[^/]+\/[^/]+(?:\/v\d+|\/products\/[^/]+)?)\/(image[^/]*)\.png$/.exec(key) ?? [];
  return folder && renditionWidths.includes(width) ? `${folder}/renditions/${name}-${width}.webp` : null;
}

/** The SKU prefix of its product: with a variant's id behind it a SKU stays within Etsy's 32 characters. */
export function productReference(generationId: string): string {
  return `ink${generationId.replaceAll('-', '').slice(-13)}`;
}

export function generationLock(generationId: string): string {
  return `generation:${generationId}`;
}

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
