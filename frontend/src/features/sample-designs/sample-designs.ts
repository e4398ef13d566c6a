/** A design for visitors to see, made by the product itself. */
export interface SampleDesign {
  /** The art, with a transparent background. */
  src: string;
  idea: string;
}

/** Part of the code and not fetched, because prerendered pages show them. */
export const SAMPLE_DESIGNS: readonly SampleDesign[] = [
  { src: '/designs/surfing-cat.webp', idea: 'Retro sunset with a surfing cat "Surfing cat"' },
  { src: '/designs/trash-panda.webp', idea: 'Raccoon eating pizza "Trash panda club"' },
  { src: '/designs/mountains-calling.webp', idea: 'Mountain range "The mountains are calling and I must go"' },
  { src: '/designs/long-live-cowboys.webp', idea: 'Skull cowboy "Long live cowboys"' },
  { src: '/designs/stay-wild.webp', idea: 'Bear with sunglasses "Stay wild"' },
  { src: '/designs/rather-be-fishing.webp', idea: 'Leaping fish "I\'d rather be fishing than anywhere else"' },
  { src: '/designs/rawr.webp', idea: 'Dinosaur drinking coffee saying "Rawr means coffee"' },
  { src: '/designs/night-owl.webp', idea: 'Owl drinking coffee "Night owl"' },
];

/** The art at 320 and 480 pixels and whole, for a browser to choose from. */
export function sourcesOf(design: SampleDesign): string {
  return `${smaller(design, 'phone')} 320w, ${smaller(design, 'medium')} 480w, ${design.src} 900w`;
}

/** 192 pixels wide. */
export function thumbOf(design: SampleDesign): string {
  return smaller(design, 'small');
}

/** 108 pixels wide. */
export function tinyThumbOf(design: SampleDesign): string {
  return smaller(design, 'tiny');
}

function smaller({ src }: SampleDesign, size: 'tiny' | 'small' | 'phone' | 'medium'): string {
  return src.replace('/designs/', `/designs/${size}/`).replace('.webp', '.avif');
}
