import { describe, expect, it } from '@jest/globals';
import { guideVideoSource, isGuideVideoUrl, toGuideVideo } from './guide-video.ts';

describe('the video of the guide', () => {
  it.each([
    ['https://media.inkloom.example/guide.mp4', 'file', 'https://media.inkloom.example/guide.mp4'],
    ['https://media.inkloom.example/a;b,c.webm?v=2#t=3', 'file', 'https://media.inkloom.example/a%3Bb%2Cc.webm'],
    ['https://www.youtube-nocookie.com/embed/aB3-_x?rel=0', 'embed', 'https://www.youtube-nocookie.com/embed/aB3-_x'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'embed', 'https://player.vimeo.com/video/76979871'],
  ])('%s is taken, and the policy allows its address alone', (url, kind, source) => {
    expect(isGuideVideoUrl(url)).toBe(true);
    const video = toGuideVideo(url);
    expect(video).toEqual({ kind, url });
    expect(guideVideoSource(video)).toBe(source);
  });

  it.each([
    'http://media.inkloom.example/guide.mp4',
    'https://media.inkloom.example/guide.html',
    'https://user:secret@media.inkloom.example/guide.mp4',
    'https://www.youtube.com/watch?v=aB3',
    'https://www.youtube-nocookie.com/watch.mp4',
    'https://player.vimeo.com/',
    "https://player.vimeo.com/video/1; script-src 'unsafe-inline'",
    'javascript:alert(1)//.mp4',
    'guide.mp4',
  ])('%s is refused', (url) => {
    expect(isGuideVideoUrl(url)).toBe(false);
  });
});
