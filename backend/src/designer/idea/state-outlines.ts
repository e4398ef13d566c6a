/** States that are drawn by their outlines, and named: "Texas state outline with bluebonnets". */

const STATES =
  'alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming';
const SHAPE = '(?:outline|map|shape|silhouette)';
const OUTLINE = new RegExp(
  `\\b(?:an? |the )?(?:(?:${SHAPE} of (?:the state of )?|state of )(${STATES})|(${STATES}) (?:state )?${SHAPE})\\b`,
  'iu',
);

interface Outlined {
  /** With the outline as a thing of its own. */
  text: string;
  /** As it is written; undefined where no outline is asked for. */
  name?: string;
}

export function liftOutline(text: string): Outlined {
  const match = OUTLINE.exec(text);
  const isQuoted = match && (text.slice(0, match.index).match(/["“”]/gu) ?? []).length % 2 === 1;
  const name = match?.[1] ?? match?.[2];
  if (!match || !name || isQuoted) return { text };
  const before = text.slice(0, match.index).trim();
  const after = text.slice(match.index + match[0].length).trim();
  const parts = [before, `${before && !/[,"”]$/u.test(before) ? ', ' : ' '}a ${name.toLowerCase()} outline`];
  const isJoined = after === '' || /^(?:,|with|and|in|on|under|over|beside|made|full)/iu.test(after);
  return { text: `${parts.join('')}${isJoined ? '' : ','} ${after}`.trim(), name };
}

/** A name is never lost. */
export function withName<Words extends { headline: string; tagline: string }>(words: Words, name?: string): Words {
  const { headline, tagline } = words;
  if (!name || `${headline} ${tagline}`.toLowerCase().includes(name.toLowerCase())) return words;
  return headline ? { ...words, tagline: [tagline, name].filter(Boolean).join(', ') } : { ...words, headline: name };
}
