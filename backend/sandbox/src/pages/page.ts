import type { FastifyReply } from 'fastify';
import { type Html, html } from '../html.ts';

/**
 * A page of the sandbox in the house's style.
 *
 * @param stylesheet path of what the page adds to that style
 */
export function page(title: string, stylesheet: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="stylesheet" href="/house.css">
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
${body}
</body>
</html>`.markup;
}

/** The head of a page: whose it is, and at once that nothing on it is real. */
export function banner(name: string, words: string): Html {
  return html`<header class="banner"><span>${name}</span> <small>${words}</small></header>`;
}

/** Answers with a page, under a policy that names what the page may load. */
export function sendPage(reply: FastifyReply, markup: string, policy: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(markup);
}
