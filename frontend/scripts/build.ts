import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { SETTINGS_PATHS } from '../src/routes/settings-paths.ts';
import { chunkGroups } from './chunk-groups.ts';
import { writeClientArchive } from './client-archive.ts';
import { BUDGETS, ENTRY, filesOf, type Manifest, SHELL } from './code-budgets.ts';

/**
 * Builds `dist/public`, the files that browsers ask for, and `dist/pages`, the prerendered pages, in which the server
 * replaces the placeholders. Run by `npm run build`.
 */

const ROOT = join(import.meta.dirname, '..');
const PUBLIC = join(ROOT, 'dist/public');
const PAGES = join(ROOT, 'dist/pages');
/** A server that starts meanwhile finds all pages or none. */
const PAGES_IN_PROGRESS = join(ROOT, 'dist/pages-in-progress');
const RENDERER = join(ROOT, 'dist/renderer');
const NO_ID = '00000000-0000-4000-8000-000000000000';
const MANIFEST = join(ROOT, 'dist/manifest.json');

// In a test run NODE_ENV is another, and the bundle would contain React's slow development build.
process.env.NODE_ENV = 'production';

async function renderPages(): Promise<void> {
  const url = pathToFileURL(join(RENDERER, 'entry.js')).href;
  const renderer: typeof import('../src/prerender/entry.tsx') = await import(url);
  const template = await readFile(join(PUBLIC, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const app = renderer.appPaths().map((path) => ({ path, ...screenAt(path, manifest) }));
  for (const kind of ['product', 'sandbox'] as const) {
    const folder = join(PAGES_IN_PROGRESS, kind);
    await mkdir(folder, { recursive: true });
    for (const page of [...renderer.pages, renderer.notFoundPage])
      await writeFile(join(folder, page.file), await renderer.renderPage(page, template, kind === 'sandbox'));
    for (const { file, ...screen } of app)
      await writeFile(join(folder, file), await renderer.renderScreen(screen, template, kind === 'sandbox'));
  }
  const pages = renderer.pages.map(({ path, file, canonical, unlisted = false }) => {
    return { path, file, listed: !unlisted && !canonical };
  });
  await writeFile(
    join(PAGES_IN_PROGRESS, 'pages.json'),
    JSON.stringify({ pages, app: app.map(({ path, file }) => ({ path, file })) }, null, 2),
  );
  await rm(join(PUBLIC, 'index.html'));
}

/** The page that a screen for signed-in users begins with. */
function screenAt(path: string, manifest: Manifest) {
  const budget = BUDGETS.find(({ paths }) => paths?.includes(path));
  const first = filesOf(manifest, [ENTRY]);
  const code = filesOf(manifest, budget?.modules ?? SHELL).filter((file) => !first.includes(file));
  return { file: `app${path.replaceAll(/[/:]+/g, '-')}.html`, code, outline: budget && outlineOf(path) };
}

/** Any design and any batch look alike before they are there. The settings open at their first page. */
function outlineOf(path: string): string | undefined {
  // What is edited there is only in the browser.
  if (path === '/edit') return undefined;
  return path === '/settings' ? `/settings/${SETTINGS_PATHS[0]}` : path.replace(':id', NO_ID);
}

/** Compressed copies beside the files, so that no server compresses the same bytes twice. */
async function compressFiles(): Promise<void> {
  const files = await readdir(PUBLIC, { recursive: true });
  await Promise.all(
    files.filter((file) => /\.(?:js|css|svg|json|wasm|ttf)$/.test(file)).map((file) => compress(join(PUBLIC, file))),
  );
}

/** Bytes: the best compression of a larger file, a typeface for example, takes many seconds. */
const LARGE = 600_000;

async function compress(file: string): Promise<void> {
  const source = await readFile(file);
  const quality = source.length > LARGE ? 7 : constants.BROTLI_MAX_QUALITY;
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(source, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(source));
}

async function withdrawPages(): Promise<void> {
  await rm(PAGES_IN_PROGRESS, { recursive: true, force: true });
  await rename(PAGES, PAGES_IN_PROGRESS).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rm(PAGES_IN_PROGRESS, { recursive: true, force: true });
}

/** The chunks as they come of themselves. */
async function dryBuild(): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({ ...options, build: { write: false, minify: false } })) as Rolldown.RolldownOutput;
  return output.filter((file) => file.type === 'chunk');
}

const options = { root: ROOT, logLevel: 'warn' } as const;
await withdrawPages();
const groups = chunkGroups(await dryBuild(), ROOT);
await build({
  ...options,
  build: {
    outDir: PUBLIC,
    manifest: 'manifest.json',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
await rename(join(PUBLIC, 'manifest.json'), MANIFEST);
await build({ ...options, build: { outDir: RENDERER, ssr: 'src/prerender/entry.tsx', copyPublicDir: false } });
await Promise.all([renderPages(), compressFiles(), writeClientArchive(join(PUBLIC, 'inkloom-client.tgz'))]);
await rename(PAGES_IN_PROGRESS, PAGES);
await rm(RENDERER, { recursive: true });
