import { type Brief, type LayoutName, paletteNamed, type Relation } from '../../../designer/index.ts';

const RELATIONS: Record<Relation, string> = {
  above: 'on top of',
  ride: 'riding',
  wear: 'wearing',
  hold: 'holding',
  versus: 'against',
  beside: 'beside',
  crossed: 'crossed with',
  over: 'in the air above',
};

const LAYOUTS: Record<LayoutName, string> = {
  sunset: 'the art before a striped sunset disk',
  badge: 'a round emblem with the lettering around its rim',
  varsity: 'college lettering in an arch over the art',
  quote: 'lettering in mixed sizes, one great word',
  slogan: 'stacked bold lettering of equal width',
  poster: 'a tall poster, the art above the lettering',
  sticker: 'a die-cut sticker with an outline around all of it',
  brush: 'rough brush lettering with the art',
  groovy: 'wavy lettering of the seventies around the art',
  mono: 'fine lines of one weight',
};

/** The pictures of a brief in words: "cat riding skateboard with sunglasses". */
function shownIn({ subject, companion, accents = [] }: Brief): string {
  const second = companion && `${RELATIONS[companion.relation]} ${nameOf(companion.motif)}`;
  const further = accents.length > 0 ? `with ${accents.map(nameOf).join(' and ')}` : '';
  return [subject && nameOf(subject), second, further].filter(Boolean).join(' ');
}

const nameOf = (picture: string) => picture.replace(/-(?:face|head)$/u, '').replaceAll('-', ' ');

const quotedLines = ({ words }: Brief) => words.map((line) => `“${line}”`).join(' and below it ');

/** What an image model is asked for beside the idea, a line each. */
export function drawingLines(brief: Brief): string[] {
  const { words, scene, mood, style, layout } = brief;
  const palette = paletteNamed(brief.palette);
  const inks = palette && [palette.ink, palette.main, palette.accent, palette.second, palette.paper];
  return linesOf({
    Subject: shownIn(brief),
    Scene: scene,
    Mood: mood,
    Style: style,
    Palette: inks?.join(', '),
    Layout: layout && LAYOUTS[layout],
    Lettering:
      words.length > 0
        ? `exactly ${quotedLines(brief)}, every word spelled as here, and no other words.`
        : 'none, no words at all.',
  });
}

/** What the writer of a listing is given beside the idea, a line each. */
export function listingLines(brief: Brief): string[] {
  const { words, scene, mood } = brief;
  return linesOf({
    'Printed words': words.length > 0 ? quotedLines(brief) : 'none',
    'What it shows': shownIn(brief),
    Scene: scene,
    Mood: mood,
  });
}

function linesOf(values: Record<string, string | undefined>): string[] {
  return Object.entries(values).flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}
