import { useState } from 'react';
import { clientConfig } from '../../api/client/config.ts';
import { useHydrated } from '../../lib/hooks/use-hydrated.ts';
import { Walkthrough } from './walkthrough.tsx';

const FRAME = 'aspect-video w-full rounded-lg border bg-muted';
const TITLE = 'How to connect Printify';

/** The video that the operator has set, else our drawn walkthrough, which also stands in for a video that is gone. */
export function Tutorial() {
  // Pages are prerendered before anybody sets a video.
  const guideVideo = useHydrated() ? clientConfig().guideVideo : null;
  const [isBroken, setBroken] = useState(false);
  if (!guideVideo || isBroken) return <Walkthrough />;
  if (guideVideo.kind === 'embed')
    return (
      <iframe
        src={guideVideo.url}
        title={TITLE}
        loading="lazy"
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        className={FRAME}
      />
    );
  return (
    // biome-ignore lint/a11y/useMediaCaption: the operator's file brings its captions; the steps below say the same
    <video
      src={guideVideo.url}
      aria-label={TITLE}
      controls
      playsInline
      preload="metadata"
      className={FRAME}
      onError={() => setBroken(true)}
    />
  );
}
