export const guideVideoKinds = ['file', 'embed'] as const;
export type GuideVideoKind = (typeof guideVideoKinds)[number];

export interface GuideVideo {
  kind: GuideVideoKind;
  url: string;
}

/** Players that set no cookie before somebody presses Play, with the paths of their embedded pages. */
const players: Record<string, RegExp> = {
  'www.youtube-nocookie.com': /^\/embed\/[\w-]+$/,
  'player.vimeo.com': /^\/video\/\d+$/,
};

export function isGuideVideoUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  return kindOf(url) !== null;
}

/** @throws TypeError unless {@link isGuideVideoUrl} */
export function toGuideVideo(text: string): GuideVideo {
  const url = new URL(text);
  const kind = kindOf(url);
  if (!kind) throw new TypeError(`Not the URL of a video: ${text}`);
  return { kind, url: url.href };
}

/** As a source of a content security policy: one address, in which a comma or semicolon would end the entry. */
export function guideVideoSource({ url }: GuideVideo): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replaceAll(';', '%3B').replaceAll(',', '%2C')}`;
}

function kindOf({ host, pathname }: URL): GuideVideoKind | null {
  if (players[host]) return players[host].test(pathname) ? 'embed' : null;
  return /\.(?:mp4|webm)$/i.test(pathname) ? 'file' : null;
}
