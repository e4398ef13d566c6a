import {
  type Box,
  briefOf,
  type Caption,
  captionSvg,
  type Design,
  type DesignDocument,
  type DesignRequest,
  distance,
  type FaceName,
  type FaceSample,
  faceSample,
  facesFor,
  faultOfCaption,
  faultsOfDocument,
  type Idea,
  type LayoutName,
  PALETTES,
  type Palette,
  pictureSvg,
  type StyledPalette,
  searchPictures,
  suitingLayouts,
} from '../../../../../backend/src/designer/browser.ts';
import { compose, composeFlat } from './composed.ts';
import { type Bitmap, digestOf, paint, sha256 } from './paint.ts';
import { decodePng } from './png.ts';
import { type Edit, editPicture, type InkChange } from './retouch.ts';
import { layersOf, type SceneLayer, splitAround } from './scene-layers.ts';

export type { Caption, FaceName, FaceSample, LayoutName, SceneLayer, StyledPalette };

/** A document on shirts of a tone. */
export type EngineRequest = DesignDocument & Pick<DesignRequest, 'shirtTone'>;

/** A composed design, without its pixels. */
export interface Scene {
  /** From back to front. */
  layers: SceneLayer[];
  brief: Idea;
  palette: Palette;
  layout: LayoutName;
  layouts: LayoutName[];
  wear: number;
  /** Why it cannot be printed as it is: sentences by field. */
  faults: Record<string, string>;
}

export interface Drawn {
  scene: Scene;
  bitmap: Bitmap;
}

/** A design in three pictures: one layer, and what is behind and before it. */
export interface Split {
  below: Bitmap;
  layer: Bitmap;
  above: Bitmap;
}

/** Words over a picture, before they are placed: a picture of their box on the canvas, and why they cannot be printed. */
export interface DrawnCaption {
  svg: string;
  box: Box;
  fault: string | null;
}

/** PNGs of one size. */
export interface PictureFiles {
  cut: ArrayBuffer;
  whole: ArrayBuffer;
}

export interface Digest {
  svg: string;
  pixels: string;
}

/** What the worker does. Each takes and gives what `postMessage` can copy. */
export const engineTasks = {
  draw: (request: EngineRequest, width: number): Promise<Drawn> => drawScene(request, width),
  thumbnail: (request: EngineRequest, width: number): Promise<Bitmap> => paint(compose(request).svg, width),
  split: (request: EngineRequest, width: number, layer: string): Promise<Split> => split(request, width, layer),
  digest: (request: EngineRequest, width: number): Promise<Digest> => digestOf(compose(request).svg, width),
  retouchDigest: (files: PictureFiles, edits: Edit[], inks: InkChange[]): Promise<string> =>
    retouchDigest(files, edits, inks),
  searchPictures: async (text: string, most: number): Promise<string[]> => searchPictures(text, most),
  picture: async (name: string): Promise<string> => pictureSvg(name),
  palettes: async (): Promise<StyledPalette[]> => [...PALETTES],
  faces: async (words: string): Promise<FaceName[]> => facesFor(words),
  faceSample: async (name: FaceName, text: string): Promise<FaceSample> => faceSample(name, text),
  caption: async (caption: Caption): Promise<DrawnCaption> => ({
    ...captionSvg(caption),
    fault: faultOfCaption(caption),
  }),
  /** For each ink its distance to each color. */
  distances: async (inks: string[], colors: string[]): Promise<number[][]> =>
    inks.map((ink) => colors.map((color) => distance(ink, color))),
};

export type EngineTasks = typeof engineTasks;

async function drawScene(request: EngineRequest, width: number): Promise<Drawn> {
  const design = compose(request);
  return { scene: sceneOf(request, design), bitmap: await paint(design.svg, width) };
}

function sceneOf(request: EngineRequest, design: Design): Scene {
  const brief = briefOf(request);
  const { palette, layout, wear } = design;
  const layouts = suitingLayouts(brief);
  const faults = faultsOfDocument(request);
  return { layers: layersOf(design, composeFlat(request)), brief, palette, layout, layouts, wear, faults };
}

async function split(request: EngineRequest, width: number, layer: string): Promise<Split> {
  const [below, own, above] = splitAround(compose(request), layer);
  return { below: await paint(below, width), layer: await paint(own, width), above: await paint(above, width) };
}

/** For comparing engines. */
async function retouchDigest({ cut, whole }: PictureFiles, edits: Edit[], inks: InkChange[]): Promise<string> {
  const source = { cut: await decodePng(cut), whole: await decodePng(whole) };
  return sha256(new Uint8Array(editPicture(source, edits, inks).data));
}
