import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { setClientConfig } from '../api/client/config.ts';
import { App } from '../app.tsx';
import { ScreenSpinner } from '../components/ui/state/spinner.tsx';
import type { AuthState } from '../features/auth/index.ts';
import { loadRoutes, routes } from '../router.tsx';
import { headOf, unlistedHead } from './head.ts';
import { notFoundPage, type PrerenderedPage, pages } from './pages.ts';
import { appPaths } from './paths.ts';
import { clientConfigOf } from './placeholders.ts';

export { appPaths, notFoundPage, type PrerenderedPage, pages };

/**
 * The page as HTML, once for a product and once for a sandbox, which says so in a banner.
 *
 * @param template the built index.html
 */
export async function renderPage(page: PrerenderedPage, template: string, sandbox: boolean): Promise<string> {
  setClientConfig(clientConfigOf(sandbox));
  const marks =
    (page.visitorsOnly ? ' data-visitors-only' : '') + (page.onlyRead ? ' data-only-read' : ' data-with-form');
  const body = await renderBody(page.path);
  return template
    .replace(/<title>.*<\/title>/, () => (page === notFoundPage ? unlistedHead(page.title) : headOf(page)))
    .replace('<div id="root"></div>', () => `<div id="root"${marks}>${body}</div>`);
}

interface ScreenPage {
  /** Whose outline is shown: the screen before any of its data is there. Without it the page says that it loads. */
  outline: string | undefined;
  /** The code that the screen needs, loaded at once and not one import after the other; after the outline, which needs none of it. */
  code: string[];
}

/**
 * What a screen for signed-in users begins with. Nothing in it answers yet.
 *
 * @param template the built index.html
 */
export async function renderScreen(page: ScreenPage, template: string, sandbox: boolean): Promise<string> {
  setClientConfig(clientConfigOf(sandbox));
  const body = page.outline ? await renderOutline(page.outline) : renderToStaticMarkup(<ScreenSpinner />);
  const code = page.code.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  return (
    template
      .replace(/<title>.*<\/title>/, () => unlistedHead())
      // The face of headings: the screen's code is more urgent, and a stand-in of the same size is there.
      .replace(/<link rel="preload" href="[^"]*bricolage[^>]*>/, '')
      .replace('</head>', () => `${page.outline ? `<template id="code">${code}</template>` : code}</head>`)
      .replace(
        '<div id="root"></div>',
        () => `<div id="root" data-loading="${page.outline ? 'outline' : 'word'}">${body}</div>`,
      )
  );
}

const SIGNED_IN: AuthState = { status: 'signed-in', session: null, error: null };

async function renderOutline(path: string): Promise<string> {
  const screen = await renderBody(path, SIGNED_IN);
  const loading = renderToStaticMarkup(
    <>
      <p role="status" className="sr-only">
        Loading…
      </p>
      <div data-visitors="">
        <ScreenSpinner />
      </div>
    </>,
  );
  return `${loading}<fieldset disabled inert class="contents" data-signed-in>${screen}</fieldset>`;
}

async function renderBody(path: string, auth?: AuthState): Promise<string> {
  await loadRoutes(path);
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} leads to another page`);
  for (const error of Object.values(context.errors ?? {})) throw error;
  const { prelude } = await prerender(
    <App auth={auth}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        // It would need an inline script, and no route has data.
        hydrate={false}
      />
    </App>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: fail },
  );
  return withoutPreloads(await new Response(prelude).text());
}

function fail(error: unknown): never {
  throw error;
}

/** React begins with preloads of all pictures; the browser finds those of the first view by itself. */
function withoutPreloads(html: string): string {
  return html.replace(/^(?:<link rel="preload"[^>]*>)+/, '');
}
