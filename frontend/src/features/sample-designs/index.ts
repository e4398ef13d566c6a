export { SampleShirt } from './sample-shirt.tsx';
export { type SampleDesign, useSampleDesigns } from './use-sample-designs.ts';
