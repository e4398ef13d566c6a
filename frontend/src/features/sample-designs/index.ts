export { SAMPLE_DESIGNS, type SampleDesign, thumbOf } from './sample-designs.ts';
export { SampleShirt } from './sample-shirt.tsx';
