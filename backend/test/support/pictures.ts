import sharp from 'sharp';

const band = { width: 1200, height: 16 };
const clear = '#00000000';

/** A wide band of one ink, whose print file is only some fifty pixels high. */
export function bandOf(ink: string, background = clear): Promise<Buffer> {
  return sharp({ create: { ...band, channels: 4, background } })
    .composite([{ input: { create: { width: 1180, height: 12, channels: 4, background: ink } }, left: 10, top: 2 }])
    .png()
    .toBuffer();
}

/** A band on paper with a wash so pale that nobody can tell whether it is art. */
export async function uncertainBand(): Promise<Buffer> {
  const wash = { create: { width: 1160, height: 8, channels: 4 as const, background: '#e8e4db' } };
  const ink = { create: { width: 300, height: 6, channels: 4 as const, background: '#d2321e' } };
  return sharp({ create: { ...band, channels: 4, background: '#ece8df' } })
    .composite([
      { input: wash, left: 20, top: 4 },
      { input: ink, left: 450, top: 5 },
    ])
    .png()
    .toBuffer();
}

/** A bar of one ink on paper, with enough paper around it to be sure what is background. */
export function barOnPaper(ink: string, paper = '#ece8df'): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 60, channels: 4, background: paper } })
    .composite([{ input: { create: { width: 570, height: 30, channels: 4, background: ink } }, left: 15, top: 15 }])
    .png()
    .toBuffer();
}

/** A picture of which hardly anything is left in print: two dozen pixels for a whole chest. */
export function coarseDot(): Promise<Buffer> {
  return sharp({ create: { width: 24, height: 2, channels: 4, background: '#d2321e' } })
    .extend({ left: 12, right: 12, top: 11, bottom: 11, background: clear })
    .png()
    .toBuffer();
}
