export { SAMPLE_DESIGNS, type SampleDesign, sourcesOf, thumbOf, tinyThumbOf } from './sample-designs.ts';
export { SampleShirt } from './sample-shirt.tsx';
