/** Premultiplied alpha, as resvg returns it, to straight alpha. In place: a frame is 97 MB. */
export function straighten(pixels: Uint8Array): Uint8Array {
  const { length } = pixels;
  for (let at = 3; at < length; at += 4) {
    const alpha = pixels[at] as number;
    if (alpha === 0 || alpha === 255) continue;
    const factor = 255 / alpha;
    // A Uint8Array stores values beyond 255 modulo 256.
    for (let channel = at - 3; channel < at; channel++) {
      const value = (pixels[channel] as number) * factor + 0.5;
      pixels[channel] = value < 255 ? value : 255;
    }
  }
  return pixels;
}
