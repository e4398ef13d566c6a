export { SampleShirt } from './sample-shirt.tsx';
export { type SampleDesign, useDesigns } from './use-sample-designs.ts';
