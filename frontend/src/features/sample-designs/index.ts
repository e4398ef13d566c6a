export { SAMPLE_DESIGNS, type SampleDesign } from './sample-designs.ts';
export { SampleShirt } from './sample-shirt.tsx';
