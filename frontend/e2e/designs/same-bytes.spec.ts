import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { JSHandle, Page } from '@playwright/test';
import { captionSvg } from '../../../backend/src/designer/browser.ts';
import {
  CAPTION_SHAPES,
  composeDesign,
  type DesignRequest,
  LAYOUT_NAMES,
  renderDesignRaster,
  STYLES,
} from '../../../backend/src/designer/index.ts';
import { encodePng } from '../../../backend/src/print/index.ts';
import { type Edit, editPicture, formatPath, type InkChange } from '../../../backend/src/retouch/index.ts';
import { expect, test } from '../support/test.ts';

/** `DESIGNS=500 npm run test:browser -- same-bytes` compares more of them. */
const COUNT = Number(process.env.DESIGNS ?? 21);
/** Every so many designs one is drawn as large as it prints. */
const LARGE_EVERY = 20;

const IDEAS = [
  'Retro sunset with a surfing cat',
  'World’s okayest dad',
  'Chess knight checkmate',
  '"Kaffee zuerst" Fuchs liest ein Buch',
  'Vintage lighthouse in a storm, Maine 1987',
  'Дом, милый дом',
  'السلام عليكم',
  '猫が大好き',
  'Wolf howling at the moon over pine mountains',
  '🍕 over everything',
  'Skeleton riding a motorcycle',
  'Cowgirl throwing a lasso',
  'Penguin pushing a wheelbarrow through the snow',
];
const FACES = ['anton', 'lobster', 'rye', undefined] as const;

function requestNumber(at: number): DesignRequest {
  const pick = <T>(list: readonly T[], share: number) => list[Math.floor(at / share) % list.length] as T;
  const moved = {
    headline: { dx: at * 7 - 300, dy: at * 3, scale: 0.6 + (at % 9) / 10, turn: (at * 13) % 360, hidden: false },
  };
  return {
    idea: pick(IDEAS, 1),
    style: pick(STYLES, 2),
    seed: Math.imul(at + 1, 2654435761) >>> 0,
    shirtTone: pick(['dark', 'light', 'any'] as const, 3),
    ...(at % 3 === 0 && { layout: pick(LAYOUT_NAMES, 1) }),
    ...(at % 4 === 0 && { wear: (at % 11) / 10 }),
    ...(at % 5 === 0 && { face: pick(FACES, 1) }),
    ...(at % 2 === 0 && { arrangement: { changes: moved } }),
  };
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

function drawnHere(request: DesignRequest, width: number) {
  const design = composeDesign(request);
  return { svg: sha256(design.svg), pixels: sha256(renderDesignRaster(design, { width }).data) };
}

async function openEngine(page: Page): Promise<JSHandle<Worker>> {
  const files = await readdir(join(import.meta.dirname, '../../dist/public/assets'));
  const worker = files.find((file) => /^engine\.worker-.+\.js$/.test(file));
  // A page without the app, which would make the one policy first.
  await page.goto('/robots.txt');
  return page.evaluateHandle((url) => {
    const { trustedTypes } = window as unknown as {
      trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
    };
    const policy = trustedTypes.createPolicy('design-engine', { createScriptURL: (own: string) => own });
    return new Worker(policy.createScriptURL(url), { type: 'module' });
  }, `/assets/${worker}`);
}

function ask(engine: JSHandle<Worker>, task: string, args: readonly unknown[]): Promise<unknown> {
  return engine.evaluate(
    (own, call) =>
      new Promise((resolve) => {
        const files = (value: unknown): unknown => {
          if (typeof value !== 'object' || value === null || !('base64' in value)) return value;
          return Uint8Array.from(atob(String(value.base64)), (character) => character.charCodeAt(0)).buffer;
        };
        const opened = call.args.map((arg) =>
          arg && typeof arg === 'object' && !Array.isArray(arg)
            ? Object.fromEntries(Object.entries(arg).map(([name, value]) => [name, files(value)]))
            : arg,
        );
        own.onmessage = ({ data }) => resolve(data);
        own.postMessage({ task: call.task, args: opened });
      }),
    { task, args },
  );
}

test('the engine of the browser draws as that of the server, to the byte', async ({ page }) => {
  test.setTimeout(60_000 + COUNT * 5_000);
  const engine = await openEngine(page);
  for (let at = 0; at < COUNT; at++) {
    const request = requestNumber(at);
    const width = at % LARGE_EVERY === LARGE_EVERY - 1 ? 4500 : 900;
    const answer = await ask(engine, 'digest', [request, width]);
    expect(answer, `design ${at}: ${JSON.stringify(request)}`).toEqual({ result: drawnHere(request, width) });
  }
});

/** The same numbers each time. */
function chance(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}

function retouchNumber(at: number, width: number, height: number): { edits: Edit[]; inks: InkChange[] } {
  const draw = chance(at + 1);
  const hex = () =>
    `#${draw(2 ** 24)
      .toString(16)
      .padStart(6, '0')}`;
  const point = () => [draw(width), draw(height)];
  const edits = Array.from({ length: 1 + draw(8) }, (): Edit => {
    const [x = 0, y = 0] = point();
    if (draw(3) === 0) return { kind: 'remove_color', x, y, tolerance: draw(60), everywhere: draw(2) === 0 };
    const mode = (['erase', 'restore', 'cut'] as const)[draw(3)] ?? 'cut';
    const path = formatPath(Array.from({ length: 1 + draw(20) }, point).flat());
    return { kind: 'brush', mode, size: 1 + draw(60), path };
  });
  return { edits, inks: Array.from({ length: draw(5) }, () => ({ from: hex(), to: hex() })) };
}

test('a picture is retouched in the browser as on the server, to the byte', async ({ page }) => {
  test.setTimeout(60_000 + COUNT * 5_000);
  const engine = await openEngine(page);
  const cut = renderDesignRaster(composeDesign({ idea: 'Retro fox on a mountain' }), { width: 300 });
  const whole = renderDesignRaster(composeDesign({ idea: 'Retro fox on a mountain' }), {
    width: 300,
    background: '#f2efe9',
  });
  const [cutPng, wholePng] = await Promise.all([cut, whole].map((raster) => encodePng(raster)));
  const files = { cut: { base64: cutPng?.toString('base64') }, whole: { base64: wholePng?.toString('base64') } };
  for (let at = 0; at < COUNT * 3; at++) {
    const { edits, inks } = retouchNumber(at, cut.width, cut.height);
    const answer = await ask(engine, 'retouchDigest', [files, edits, inks]);
    const expected = sha256(editPicture({ cut, whole }, edits, inks).data);
    expect(answer, `retouch ${at}: ${JSON.stringify({ edits, inks })}`).toEqual({ result: expected });
  }
});

test('words over a picture are set in the browser as on the server', async ({ page }) => {
  const engine = await openEngine(page);
  const places = { dx: 0, dy: 0, scale: 1, turn: 0, ink: '#f4c542', edgeInk: '#1d2f55' };
  for (const [at, text] of IDEAS.entries()) {
    const shape = CAPTION_SHAPES[at % CAPTION_SHAPES.length] ?? 'none';
    const edge = (['none', 'outline', 'shadow'] as const)[at % 3] ?? 'none';
    const caption = { ...places, text, shape, edge, face: FACES[at % 3] ?? 'anton' };
    const { result } = (await ask(engine, 'caption', [caption])) as { result: { svg: string } };
    expect(sha256(result.svg), text).toBe(sha256(captionSvg(caption).svg));
  }
});
