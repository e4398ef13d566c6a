import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';
import { designEngine } from './scripts/design-engine.ts';
import { documents } from './scripts/documents.ts';

/** Where the API listens while Vite serves the front end itself. */
const api = process.env.INKLOOM_API_URL ?? 'http://127.0.0.1:3000';

/** The other paths under /oauth are screens. */
const OAUTH = ['authorize', 'token', 'register', 'revoke'].map((name) => `/oauth/${name}`);

/** The two faces that the first screen is set in, so that its text is drawn once. */
const FIRST_FACES = /-first-.*\.woff2$/;

function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FIRST_FACES.test(file))
          .map(preload),
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' };
}

/** A feature's index only re-exports: without this, a screen that uses one of its parts would load them all. */
const FEATURE_FACE = /\/src\/features\/.+\/index\.ts$/;

/** 42 bits tell versions of a file apart. The code names a hundred files, and hashes do not compress. */
const HASHED = 'assets/[name]-[hash:7]';

export default defineConfig({
  plugins: [documents(), react(), tailwindcss(), preloadFonts()],
  worker: { format: 'es', plugins: () => [designEngine()] },
  build: {
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: FEATURE_FACE, sideEffects: false }] },
      output: {
        chunkFileNames: `${HASHED}.js`,
        assetFileNames: `${HASHED}[extname]`,
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/auth/v1', '/files', '/mcp', '/.well-known', ...OAUTH].map((path) => [path, { target: api }]),
    ),
  },
});
