import type { Context } from 'oidc-provider';

interface Problem {
  error: string;
  error_description?: string;
}

const restart = 'Go back to the app and connect it to Inkloom again.';

const ourFault = ['Something went wrong on our side', `Nothing was allowed. Wait a moment. ${restart}`] as const;

const words: Record<string, readonly [title: string, text: string]> = {
  invalid_client: [
    'We don’t know this app',
    'It has never registered with us, or nobody has used it for a long time. Remove Inkloom from the app, then connect it again.',
  ],
  invalid_redirect_uri: [
    'This app sent a wrong return address',
    'It asked us to send you to a place that it never registered. We stopped, so that nobody else gets access to your account.',
  ],
  expired: [
    'This request has ended',
    `It was open for too long, or in another browser. Nothing was allowed. ${restart}`,
  ],
  server_error: ourFault,
  temporarily_unavailable: ourFault,
};

const other = ['This app sent a request that we can’t answer', `Nothing was allowed. ${restart}`] as const;

/** In the library's place, where it cannot send the browser back to the app. */
export async function renderProblem(context: Context, problem: Problem, thrown: Error): Promise<void> {
  if (context.accepts('json', 'html') !== 'html') {
    context.body = problem;
    return;
  }
  context.type = 'html';
  context.body = pageOf(problem, thrown.constructor.name === 'SessionNotFound' ? 'expired' : problem.error);
}

function pageOf({ error, error_description: description = '' }: Problem, reason: string): string {
  const [title, text] = words[reason] ?? other;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Inkloom</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand"><a href="/">Inkloom</a></p>
<h1>${title}</h1>
<p>${text}</p>
<p class="detail">For the app’s developer: <code>${escapeHtml(error)}</code> ${escapeHtml(description)}</p>
</main>
</body>
</html>
`;
}

/** As in the front end's theme. The page needs no script and no other file. */
const style = `
:root { color-scheme: light dark; --ground: oklch(0.975 0.008 85); --ink: oklch(0.24 0.015 60); --quiet: oklch(0.46 0.015 60); }
@media (prefers-color-scheme: dark) { :root { --ground: oklch(0.19 0.01 60); --ink: oklch(0.95 0.008 85); --quiet: oklch(0.75 0.01 85); } }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: var(--ground); color: var(--ink); font: 1rem/1.6 system-ui, sans-serif; }
main { box-sizing: border-box; width: 100%; max-width: 34rem; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
h1 { margin: 0 0 0.75rem; font-size: 1.75rem; line-height: 1.2; text-wrap: balance; }
.brand a { color: inherit; font-weight: 700; text-decoration: none; }
.detail { margin-top: 2rem; color: var(--quiet); font-size: 0.875rem; }`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
