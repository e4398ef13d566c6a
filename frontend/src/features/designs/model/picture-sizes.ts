/** What the server makes of a picture (`w` at `image_url` in openapi.yaml). */
const WIDTHS = [160, 320, 640, 960];
const FALLBACK_WIDTH = 640;

/** How wide the art on a shirt is: 0.43 of a card, 0.47 of the large shirt. */
export const ART_SIZES = {
  card: '(min-width: 40rem) 10rem, 43vw',
  featured: '(min-width: 64rem) 16rem, 43vw',
  page: '(min-width: 64rem) 24rem, 45vw',
  /** 0.71 of a card of the review. */
  closeUp: '(min-width: 44rem) 17rem, 71vw',
} as const;

export interface PictureSources {
  srcSet?: string;
  sizes?: string;
  src: string;
}

/** `sizes` as in HTML: how wide the picture is shown; without it, it is loaded as it is. */
export function sourcesOf(url: string, sizes?: string): PictureSources {
  if (!sizes) return { src: url };
  const srcSet = WIDTHS.map((width) => `${withParameter(url, 'w', width)} ${width}w`).join(', ');
  return { srcSet, sizes, src: withParameter(url, 'w', FALLBACK_WIDTH) };
}

/** Printify does not document `s`, but its own pages use it; where it is ignored the picture comes whole. */
export function mockupOfSize(url: string, pixels: 160 | 640 | 960): string {
  return withParameter(url, 's', pixels);
}

export function withParameter(url: string, name: string, value: number): string {
  return `${url}${url.includes('?') ? '&' : '?'}${name}=${value}`;
}
