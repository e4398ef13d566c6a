import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** The faces of the front end, in the weights that their files begin with: fontkit cannot vary a WOFF2 file. */
export const DISPLAY = open('bricolage-grotesque/files/bricolage-grotesque-latin-wdth-normal.woff2');
export const TEXT = open('hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2');

interface Setting {
  width: number;
  size: number;
  /** Distance of lines, in sizes. */
  leading: number;
  /** Width of letters, where the face is to look condensed. */
  squeeze?: number;
}

interface SetText {
  svg: string;
  height: number;
}

function open(file: string): fontkit.Font {
  const path = createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`);
  const font = fontkit.openSync(path);
  if ('fonts' in font) throw new Error(`${file} is a collection`);
  return font;
}

/** Text as outlines, broken into lines; its top left corner is the origin. */
export function setLines(font: fontkit.Font, text: string, setting: Setting): SetText {
  const { size, leading } = setting;
  const lines = breakLines(font, text, setting);
  const capHeight = (font.capHeight / font.unitsPerEm) * size;
  const outlines = lines.map((line, index) => outline(font, line, capHeight + index * leading * size, setting));
  return { svg: outlines.join(''), height: capHeight + (lines.length - 1) * leading * size };
}

/** As few lines as fit, and those of nearly the same length. */
function breakLines(font: fontkit.Font, text: string, setting: Setting): string[] {
  let lines = breakAtWidth(font, text, setting);
  const { length } = lines;
  for (let { width } = setting; width > 0; width -= 8) {
    const narrower = breakAtWidth(font, text, { ...setting, width });
    if (narrower.length > length) break;
    lines = narrower;
  }
  return lines;
}

function breakAtWidth(font: fontkit.Font, text: string, { width, size, squeeze = 1 }: Setting): string[] {
  const fits = (line: string) => (font.layout(line).advanceWidth / font.unitsPerEm) * size * squeeze <= width;
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function outline(font: fontkit.Font, line: string, baseline: number, { size, squeeze = 1 }: Setting): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(line);
  let x = 0;
  const paths = glyphs.map((glyph, index) => {
    const path = `<path transform="translate(${x} 0)" d="${glyph.path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return path;
  });
  return `<g transform="translate(0 ${baseline}) scale(${scale * squeeze} ${-scale})">${paths.join('')}</g>`;
}
